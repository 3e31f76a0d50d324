# corpus/schedules/matmul_async_dynamic: stage 01, after Schedule.split, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        # with T.sblock("root"):
        C_local = T.sblock_alloc_buffer((4, 4), scope="local")
        for i_0 in T.thread_binding(1, thread="blockIdx.y"):
            for j_0 in T.thread_binding(1, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        for k_0, k_1 in T.grid(4, 4):
                            with T.sblock("C"):
                                vi = T.axis.spatial(4, i_0 * 4 + i_1)
                                vj = T.axis.spatial(4, j_0 * 4 + j_1)
                                vk = T.axis.reduce(16, k_0 * 4 + k_1)
                                T.reads(A[vi, vk], B[vk, vj])
                                T.writes(C_local[vi, vj])
                                with T.init():
                                    C_local[vi, vj] = T.float32(0.0)
                                C_local[vi, vj] = C_local[vi, vj] + A[vi, vk] * B[vk, vj]
                        with T.sblock("C_local"):
                            v0, v1 = T.axis.remap("SS", [i_1, j_1])
                            T.reads(C_local[v0, v1])
                            T.writes(C[v0, v1])
                            C[v0, v1] = C_local[v0, v1]
