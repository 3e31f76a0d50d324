# corpus/tir/gpu_virtual: stage 02, after Schedule.bind, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        # with T.block("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1, i_2, j in T.grid(2, 2, 5):
                with T.block("C"):
                    vi = T.axis.spatial(8, i_0 * 4 + i_1 * 2 + i_2)
                    vj = T.axis.spatial(5, j)
                    T.reads(A[vi, T.min(4 - vj, vj):T.min(4 - vj, vj) + (T.max(4 - vj, vj) + 1 - T.min(4 - vj, vj))])
                    T.writes(C[vi, vj])
                    C[vi, vj] = A[vi, 4 - vj] - A[vi, vj]
