# corpus/tir/gpu_virtual: stage 05, after Schedule.cache_read, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        # with T.sblock("root"):
        A_local = T.sblock_alloc_buffer((8, 5), "int32", scope="local")
        for ax0, ax1 in T.grid(8, 5):
            with T.sblock("A_local"):
                v0, v1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(A[v0, v1])
                T.writes(A_local[v0, v1])
                A_local[v0, v1] = A[v0, v1]
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(2, thread="vthread.x"):
                for i_2 in T.thread_binding(2, thread="threadIdx.x"):
                    for j in range(5):
                        with T.sblock("C"):
                            vi = T.axis.spatial(8, i_0 * 4 + i_1 * 2 + i_2)
                            vj = T.axis.spatial(5, j)
                            T.reads(A_local[vi, T.min(4 - vj, vj):T.min(4 - vj, vj) + (T.max(4 - vj, vj) + 1 - T.min(4 - vj, vj))])
                            T.writes(C[vi, vj])
                            C[vi, vj] = A_local[vi, 4 - vj] - A_local[vi, vj]
