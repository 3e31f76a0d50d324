# corpus/schedules/sampled_gpu_softmax_31: stage 01, after Schedule.sampled, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_softmax_31(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        # with T.sblock("root"):
        peak_shared = T.sblock_alloc_buffer((4,), scope="shared")
        total_shared = T.sblock_alloc_buffer((4,), scope="shared")
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 1024, "pragma_unroll_explicit": 1}):
            for ax0, ax1_0 in T.grid(1, 1):
                for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                    with T.sblock("peak"):
                        vi = T.axis.spatial(4, i_fused + ax0)
                        vk = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                        T.where(ax1_0 * 128 + ax1_1 < 64)
                        T.reads(A[vi, vk])
                        T.writes(peak_shared[vi])
                        with T.init():
                            peak_shared[vi] = T.float32(-340282346638528859811704183484516925440.0)
                        peak_shared[vi] = T.max(peak_shared[vi], A[vi, vk])
            for ax0, ax1_0 in T.grid(1, 1):
                for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                    with T.sblock("total"):
                        vi = T.axis.spatial(4, i_fused + ax0)
                        vk = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                        T.where(ax1_0 * 128 + ax1_1 < 64)
                        T.reads(A[vi, vk], peak_shared[vi])
                        T.writes(total_shared[vi])
                        with T.init():
                            total_shared[vi] = T.float32(0.0)
                        total_shared[vi] = total_shared[vi] + T.pow(T.float32(2.0), A[vi, vk] - peak_shared[vi])
            for j_0 in range(1):
                for j_1 in T.thread_binding(128, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(4, i_fused)
                        vj = T.axis.spatial(64, j_0 * 128 + j_1)
                        T.where(j_0 * 128 + j_1 < 64)
                        T.reads(A[vi, vj], peak_shared[vi], total_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak_shared[vi]) / total_shared[vi]
