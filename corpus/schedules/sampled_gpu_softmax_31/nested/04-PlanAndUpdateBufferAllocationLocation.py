# corpus/schedules/sampled_gpu_softmax_31: stage 04, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_softmax_31(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 1024, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vi_1 = T.int32()
                vi_2 = T.int32()
                vk = T.int32()
                vk_1 = T.int32()
                vj = T.int32()
                T.reads(A[T.min(T.min(T.min(vi, vi_1), i_fused), vi_2):T.min(T.min(T.min(vi, vi_1), i_fused), vi_2) + (T.max(T.max(T.max(vi, vi_1), i_fused), vi_2) + 1 - T.min(T.min(T.min(vi, vi_1), i_fused), vi_2)), T.min(T.min(T.min(vk, vk_1), vj), 0):T.min(T.min(T.min(vk, vk_1), vj), 0) + (T.max(T.max(T.max(T.max(T.max(T.max(vk, 0) + 127, vk), T.max(T.max(vk_1, 0) + 127, vk_1)), T.max(vk_1, 0) + 127), vk_1), vj) + 1 - T.min(T.min(T.min(vk, vk_1), vj), 0))])
                T.writes(B[T.min(i_fused, vi_2):T.min(i_fused, vi_2) + (T.max(i_fused, vi_2) + 1 - T.min(i_fused, vi_2)), T.min(0, vj):T.min(0, vj) + (T.max(127, vj) + 1 - T.min(0, vj))])
                peak_shared = T.alloc_buffer((4,), scope="shared")
                total_shared = T.alloc_buffer((4,), scope="shared")
                for ax0 in range(1):
                    with T.block(""):
                        T.reads(A[T.min(i_fused + ax0, vi):T.min(i_fused + ax0, vi) + (T.max(i_fused + ax0, vi) + 1 - T.min(i_fused + ax0, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(vk, 0) + 127, vk) + 1 - T.min(0, vk))])
                        vi_3 = T.int32()
                        T.writes(peak_shared[T.min(i_fused + ax0, vi_3):T.min(i_fused + ax0, vi_3) + (T.max(i_fused + ax0, vi_3) + 1 - T.min(i_fused + ax0, vi_3))])
                        in_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                            with T.block(""):
                                T.reads(A[T.min(i_fused + ax0, vi):T.min(i_fused + ax0, vi) + (T.max(i_fused + ax0, vi) + 1 - T.min(i_fused + ax0, vi)), T.min(ax1_1, vk):T.min(ax1_1, vk) + (T.max(ax1_1, vk) + 1 - T.min(ax1_1, vk))], in_thread_peak_shared[0])
                                T.writes(in_thread_peak_shared[0], peak_shared[T.min(i_fused + ax0, vi_3):T.min(i_fused + ax0, vi_3) + (T.max(i_fused + ax0, vi_3) + 1 - T.min(i_fused + ax0, vi_3))])
                                cross_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                                with T.block("peak_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_peak_shared[0])
                                    in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                                for ax1_0 in range(1):
                                    with T.block("peak_in_thread"):
                                        vi = T.axis.spatial(4, i_fused + ax0)
                                        vk = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                                        T.where(ax1_0 * 128 + ax1_1 < 64)
                                        T.reads(A[vi, vk])
                                        T.writes(in_thread_peak_shared[0])
                                        in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[vi, vk])
                                with T.block("peak_cross_thread"):
                                    T.reads(in_thread_peak_shared[0])
                                    T.writes(cross_thread_peak_shared[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], ax1_1)
                                with T.block("peak_write_back"):
                                    vi_3 = T.axis.spatial(4, i_fused + ax0)
                                    T.where(ax1_1 == 0)
                                    T.reads(cross_thread_peak_shared[0])
                                    T.writes(peak_shared[vi_3])
                                    peak_shared[vi_3] = cross_thread_peak_shared[0]
                for ax0 in range(1):
                    with T.block(""):
                        T.reads(A[T.min(i_fused + ax0, vi_1):T.min(i_fused + ax0, vi_1) + (T.max(i_fused + ax0, vi_1) + 1 - T.min(i_fused + ax0, vi_1)), T.min(0, vk_1):T.min(0, vk_1) + (T.max(T.max(vk_1, 0) + 127, vk_1) + 1 - T.min(0, vk_1))], peak_shared[T.min(i_fused + ax0, vi_1):T.min(i_fused + ax0, vi_1) + (T.max(i_fused + ax0, vi_1) + 1 - T.min(i_fused + ax0, vi_1))])
                        vi_3 = T.int32()
                        T.writes(total_shared[T.min(i_fused + ax0, vi_3):T.min(i_fused + ax0, vi_3) + (T.max(i_fused + ax0, vi_3) + 1 - T.min(i_fused + ax0, vi_3))])
                        in_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                        for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                            with T.block(""):
                                T.reads(A[T.min(i_fused + ax0, vi_1):T.min(i_fused + ax0, vi_1) + (T.max(i_fused + ax0, vi_1) + 1 - T.min(i_fused + ax0, vi_1)), T.min(ax1_1, vk_1):T.min(ax1_1, vk_1) + (T.max(ax1_1, vk_1) + 1 - T.min(ax1_1, vk_1))], peak_shared[T.min(i_fused + ax0, vi_1):T.min(i_fused + ax0, vi_1) + (T.max(i_fused + ax0, vi_1) + 1 - T.min(i_fused + ax0, vi_1))], in_thread_total_shared[0])
                                T.writes(in_thread_total_shared[0], total_shared[T.min(i_fused + ax0, vi_3):T.min(i_fused + ax0, vi_3) + (T.max(i_fused + ax0, vi_3) + 1 - T.min(i_fused + ax0, vi_3))])
                                cross_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                                with T.block("total_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_total_shared[0])
                                    in_thread_total_shared[0] = T.float32(0.0)
                                for ax1_0 in range(1):
                                    with T.block("total_in_thread"):
                                        vi_1 = T.axis.spatial(4, i_fused + ax0)
                                        vk_1 = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                                        T.where(ax1_0 * 128 + ax1_1 < 64)
                                        T.reads(A[vi_1, vk_1], peak_shared[vi_1])
                                        T.writes(in_thread_total_shared[0])
                                        in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[vi_1, vk_1] - peak_shared[vi_1])
                                with T.block("total_cross_thread"):
                                    T.reads(in_thread_total_shared[0])
                                    T.writes(cross_thread_total_shared[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], ax1_1)
                                with T.block("total_write_back"):
                                    vi_3 = T.axis.spatial(4, i_fused + ax0)
                                    T.where(ax1_1 == 0)
                                    T.reads(cross_thread_total_shared[0])
                                    T.writes(total_shared[vi_3])
                                    total_shared[vi_3] = cross_thread_total_shared[0]
                for j_0 in range(1):
                    for j_1 in T.thread_binding(128, thread="threadIdx.x"):
                        with T.block("B"):
                            vi_2 = T.axis.spatial(4, i_fused)
                            vj = T.axis.spatial(64, j_0 * 128 + j_1)
                            T.where(j_0 * 128 + j_1 < 64)
                            T.reads(A[vi_2, vj], peak_shared[vi_2], total_shared[vi_2])
                            T.writes(B[vi_2, vj])
                            B[vi_2, vj] = T.pow(T.float32(2.0), A[vi_2, vj] - peak_shared[vi_2]) / total_shared[vi_2]
