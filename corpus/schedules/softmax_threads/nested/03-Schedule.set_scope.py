# corpus/schedules/softmax_threads: stage 03, after Schedule.set_scope, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        # with T.block("root"):
        peak_shared = T.alloc_buffer((3,), scope="shared")
        total_shared = T.alloc_buffer((3,), scope="shared")
        for i in range(3):
            for ax0 in range(24):
                with T.block("peak"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk])
                    T.writes(peak_shared[vi])
                    with T.init():
                        peak_shared[vi] = T.float32(-340282346638528859811704183484516925440.0)
                    peak_shared[vi] = T.max(peak_shared[vi], A[vi, vk])
            for ax0 in range(24):
                with T.block("total"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk], peak_shared[vi])
                    T.writes(total_shared[vi])
                    with T.init():
                        total_shared[vi] = T.float32(0.0)
                    total_shared[vi] = total_shared[vi] + T.pow(T.float32(2.0), A[vi, vk] - peak_shared[vi])
            for j in range(24):
                with T.block("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], peak_shared[vi], total_shared[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak_shared[vi]) / total_shared[vi]
