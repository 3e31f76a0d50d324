# corpus/schedules/softmax_threads: stage 01, after Schedule.compute_at, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        # with T.sblock("root"):
        peak = T.sblock_alloc_buffer((3,))
        total = T.sblock_alloc_buffer((3,))
        for i, k in T.grid(3, 24):
            with T.sblock("peak"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(peak[vi])
                with T.init():
                    peak[vi] = T.float32(-340282346638528859811704183484516925440.0)
                peak[vi] = T.max(peak[vi], A[vi, vk])
        for i in range(3):
            for ax0 in range(24):
                with T.sblock("total"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk], peak[vi])
                    T.writes(total[vi])
                    with T.init():
                        total[vi] = T.float32(0.0)
                    total[vi] = total[vi] + T.pow(T.float32(2.0), A[vi, vk] - peak[vi])
            for j in range(24):
                with T.sblock("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], peak[vi], total[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak[vi]) / total[vi]
