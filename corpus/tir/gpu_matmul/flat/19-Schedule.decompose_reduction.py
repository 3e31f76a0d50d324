# corpus/tir/gpu_matmul: stage 19, after Schedule.decompose_reduction, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_matmul; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
        # with T.sblock("root"):
        C_local = T.sblock_alloc_buffer((8, 8), scope="local")
        A_shared = T.sblock_alloc_buffer((8, 12), scope="shared")
        B_shared = T.sblock_alloc_buffer((12, 8), scope="shared")
        for i_0 in T.thread_binding(2, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock("C_init"):
                            vi = T.axis.spatial(8, i_0 * 4 + i_1)
                            vj = T.axis.spatial(8, j_0 * 4 + j_1)
                            T.reads()
                            T.writes(C_local[vi, vj])
                            C_local[vi, vj] = T.float32(0.0)
                        for k_0 in range(3):
                            for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                    with T.sblock("A_shared"):
                                        v0 = T.axis.spatial(8, i_0 * 4 + ax0)
                                        v1 = T.axis.spatial(12, k_0 * 4 + ax1)
                                        T.reads(A[v0, v1])
                                        T.writes(A_shared[v0, v1])
                                        A_shared[v0, v1] = A[v0, v1]
                            for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                    with T.sblock("B_shared"):
                                        v0 = T.axis.spatial(12, k_0 * 4 + ax0)
                                        v1 = T.axis.spatial(8, j_0 * 4 + ax1)
                                        T.reads(B[v0, v1])
                                        T.writes(B_shared[v0, v1])
                                        B_shared[v0, v1] = B[v0, v1]
                            for k_1 in range(4):
                                with T.sblock("C_update"):
                                    vi = T.axis.spatial(8, i_0 * 4 + i_1)
                                    vj = T.axis.spatial(8, j_0 * 4 + j_1)
                                    vk = T.axis.reduce(12, k_0 * 4 + k_1)
                                    T.reads(C_local[vi, vj], A_shared[vi, vk], B_shared[vk, vj])
                                    T.writes(C_local[vi, vj])
                                    C_local[vi, vj] = C_local[vi, vj] + A_shared[vi, vk] * B_shared[vk, vj]
                        with T.sblock("C_local"):
                            v0 = T.axis.spatial(8, i_0 * 4 + i_1)
                            v1 = T.axis.spatial(8, j_0 * 4 + j_1)
                            T.reads(C_local[v0, v1])
                            T.writes(C[v0, v1])
                            C[v0, v1] = C_local[v0, v1]
