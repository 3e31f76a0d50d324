# corpus/schedules/sampled_gpu_softmax_31: stage 04, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_softmax_31(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 1024, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(A[i_fused, 0:128])
                T.writes(B[i_fused, 0:128])
                peak_shared = T.sblock_alloc_buffer((4,), scope="shared")
                total_shared = T.sblock_alloc_buffer((4,), scope="shared")
                for ax0 in range(1):
                    with T.sblock(""):
                        T.reads(A[i_fused + ax0, 0:128])
                        T.writes(peak_shared[i_fused + ax0])
                        in_thread_peak_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                            with T.sblock(""):
                                T.reads(A[i_fused + ax0, ax1_1], in_thread_peak_shared[0])
                                T.writes(in_thread_peak_shared[0], peak_shared[i_fused + ax0])
                                cross_thread_peak_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                                with T.sblock("peak_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_peak_shared[0])
                                    in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                                for ax1_0 in range(1):
                                    with T.sblock("peak_in_thread"):
                                        vi = T.axis.spatial(4, i_fused + ax0)
                                        vk = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                                        T.where(ax1_0 * 128 + ax1_1 < 64)
                                        T.reads(A[vi, vk])
                                        T.writes(in_thread_peak_shared[0])
                                        in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[vi, vk])
                                with T.sblock("peak_cross_thread"):
                                    T.reads(in_thread_peak_shared[0])
                                    T.writes(cross_thread_peak_shared[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0)
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], ax1_1)
                                with T.sblock("peak_write_back"):
                                    vi = T.axis.spatial(4, i_fused + ax0)
                                    T.where(ax1_1 == 0)
                                    T.reads(cross_thread_peak_shared[0])
                                    T.writes(peak_shared[vi])
                                    peak_shared[vi] = cross_thread_peak_shared[0]
                for ax0 in range(1):
                    with T.sblock(""):
                        T.reads(A[i_fused + ax0, 0:128], peak_shared[i_fused + ax0])
                        T.writes(total_shared[i_fused + ax0])
                        in_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        for ax1_1 in T.thread_binding(128, thread="threadIdx.x"):
                            with T.sblock(""):
                                T.reads(A[i_fused + ax0, ax1_1], peak_shared[i_fused + ax0], in_thread_total_shared[0])
                                T.writes(in_thread_total_shared[0], total_shared[i_fused + ax0])
                                cross_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                                with T.sblock("total_in_thread_init"):
                                    T.reads()
                                    T.writes(in_thread_total_shared[0])
                                    in_thread_total_shared[0] = T.float32(0.0)
                                for ax1_0 in range(1):
                                    with T.sblock("total_in_thread"):
                                        vi = T.axis.spatial(4, i_fused + ax0)
                                        vk = T.axis.reduce(64, ax1_0 * 128 + ax1_1)
                                        T.where(ax1_0 * 128 + ax1_1 < 64)
                                        T.reads(A[vi, vk], peak_shared[vi])
                                        T.writes(in_thread_total_shared[0])
                                        in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[vi, vk] - peak_shared[vi])
                                with T.sblock("total_cross_thread"):
                                    T.reads(in_thread_total_shared[0])
                                    T.writes(cross_thread_total_shared[0])
                                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                                    T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], ax1_1)
                                with T.sblock("total_write_back"):
                                    vi = T.axis.spatial(4, i_fused + ax0)
                                    T.where(ax1_1 == 0)
                                    T.reads(cross_thread_total_shared[0])
                                    T.writes(total_shared[vi])
                                    total_shared[vi] = cross_thread_total_shared[0]
                for j_0 in range(1):
                    for j_1 in T.thread_binding(128, thread="threadIdx.x"):
                        with T.sblock("B"):
                            vi = T.axis.spatial(4, i_fused)
                            vj = T.axis.spatial(64, j_0 * 128 + j_1)
                            T.where(j_0 * 128 + j_1 < 64)
                            T.reads(A[vi, vj], peak_shared[vi], total_shared[vi])
                            T.writes(B[vi, vj])
                            B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak_shared[vi]) / total_shared[vi]
