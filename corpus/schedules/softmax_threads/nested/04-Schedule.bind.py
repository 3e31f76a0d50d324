# corpus/schedules/softmax_threads: stage 04, after Schedule.bind, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        # with T.block("root"):
        peak_shared = T.alloc_buffer((3,), scope="shared")
        total_shared = T.alloc_buffer((3,), scope="shared")
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_0 in range(3):
                for ax0_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("peak"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, ax0_0 * 8 + ax0_1)
                        T.reads(A[vi, vk])
                        T.writes(peak_shared[vi])
                        with T.init():
                            peak_shared[vi] = T.float32(-340282346638528859811704183484516925440.0)
                        peak_shared[vi] = T.max(peak_shared[vi], A[vi, vk])
            for ax0_0 in range(3):
                for ax0_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("total"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, ax0_0 * 8 + ax0_1)
                        T.reads(A[vi, vk], peak_shared[vi])
                        T.writes(total_shared[vi])
                        with T.init():
                            total_shared[vi] = T.float32(0.0)
                        total_shared[vi] = total_shared[vi] + T.pow(T.float32(2.0), A[vi, vk] - peak_shared[vi])
            for j_0 in range(3):
                for j_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(3, i)
                        vj = T.axis.spatial(24, j_0 * 8 + j_1)
                        T.reads(A[vi, vj], peak_shared[vi], total_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak_shared[vi]) / total_shared[vi]
