# corpus/tir/gpu_rows: stage 01, after Schedule.bind, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((10,))
        for i, k in T.grid(10, 6):
            with T.sblock("total"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(S[vi])
                with T.init():
                    S[vi] = T.float32(0.0)
                S[vi] = S[vi] + A[vi, vk]
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i_1, j in T.grid(4, 6):
                with T.sblock("centred"):
                    vi = T.axis.spatial(10, i_0 * 4 + i_1)
                    vj = T.axis.spatial(6, j)
                    T.where(i_0 * 4 + i_1 < 10)
                    T.reads(A[vi, vj], S[vi])
                    T.writes(C[vi, vj])
                    C[vi, vj] = A[vi, vj] * T.float32(6.0) - S[vi]
