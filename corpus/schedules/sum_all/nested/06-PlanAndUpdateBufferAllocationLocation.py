# corpus/schedules/sum_all: stage 06, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        B_rf = T.alloc_buffer((4, 1))
        cross_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
        for i_k_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            with T.block(""):
                vi_k_fused_0 = T.int32()
                vi_k_fused_1 = T.int32()
                T.reads(A[T.min(i_k_fused_0 * 2, vi_k_fused_0 * 2 + vi_k_fused_1 // 16):T.min(i_k_fused_0 * 2, vi_k_fused_0 * 2 + vi_k_fused_1 // 16) + (T.max(i_k_fused_0 * 2 + 1, vi_k_fused_0 * 2 + vi_k_fused_1 // 16) + 1 - T.min(i_k_fused_0 * 2, vi_k_fused_0 * 2 + vi_k_fused_1 // 16)), 0:16])
                vi_k_fused_0_1 = T.int32()
                T.writes(B_rf[T.min(i_k_fused_0, vi_k_fused_0_1):T.min(i_k_fused_0, vi_k_fused_0_1) + (T.max(i_k_fused_0, vi_k_fused_0_1) + 1 - T.min(i_k_fused_0, vi_k_fused_0_1)), 0])
                in_thread_B_rf = T.alloc_buffer((1,), strides=(1,), scope="local")
                for i_k_fused_1_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i_k_fused_0 * 2 + i_k_fused_1_1 // 16, vi_k_fused_0 * 2 + vi_k_fused_1 // 16):T.min(i_k_fused_0 * 2 + i_k_fused_1_1 // 16, vi_k_fused_0 * 2 + vi_k_fused_1 // 16) + (T.max(i_k_fused_0 * 2 + (i_k_fused_1_1 + 24) // 16, vi_k_fused_0 * 2 + vi_k_fused_1 // 16) + 1 - T.min(i_k_fused_0 * 2 + i_k_fused_1_1 // 16, vi_k_fused_0 * 2 + vi_k_fused_1 // 16)), 0:16], in_thread_B_rf[0])
                        T.writes(in_thread_B_rf[0], B_rf[T.min(i_k_fused_0, vi_k_fused_0_1):T.min(i_k_fused_0, vi_k_fused_0_1) + (T.max(i_k_fused_0, vi_k_fused_0_1) + 1 - T.min(i_k_fused_0, vi_k_fused_0_1)), 0])
                        cross_thread_B_rf = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("B_rf_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B_rf[0])
                            in_thread_B_rf[0] = T.float32(0.0)
                        for i_k_fused_1_0 in range(4):
                            with T.block("B_rf_in_thread"):
                                vi_k_fused_0 = T.axis.spatial(4, i_k_fused_0)
                                vi_k_fused_1 = T.axis.reduce(32, i_k_fused_1_0 * 8 + i_k_fused_1_1)
                                T.reads(A[(vi_k_fused_0 * 32 + vi_k_fused_1) // 16, (vi_k_fused_0 * 32 + vi_k_fused_1) % 16])
                                T.writes(in_thread_B_rf[0])
                                in_thread_B_rf[0] = in_thread_B_rf[0] + A[(vi_k_fused_0 * 32 + vi_k_fused_1) // 16, (vi_k_fused_0 * 32 + vi_k_fused_1) % 16]
                        with T.block("B_rf_cross_thread"):
                            T.reads(in_thread_B_rf[0])
                            T.writes(cross_thread_B_rf[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B_rf[0], T.bool(True), cross_thread_B_rf[0], i_k_fused_1_1)
                        with T.block("B_rf_write_back"):
                            vi_k_fused_0_1 = T.axis.spatial(4, i_k_fused_0)
                            T.where(i_k_fused_1_1 == 0)
                            T.reads(cross_thread_B_rf[0])
                            T.writes(B_rf[vi_k_fused_0_1, 0])
                            B_rf[vi_k_fused_0_1, 0] = cross_thread_B_rf[0]
        for i_k_fused_0 in T.thread_binding(4, thread="threadIdx.x"):
            with T.block("B_cross_thread"):
                vi_k_fused_0 = T.axis.reduce(4, i_k_fused_0)
                T.reads(B_rf[vi_k_fused_0, 0])
                T.writes(cross_thread_B[0])
                T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                T.tvm_thread_allreduce(T.uint32(1), B_rf[vi_k_fused_0, 0], T.bool(True), cross_thread_B[0], i_k_fused_0)
            with T.block("B_write_back"):
                T.where(i_k_fused_0 == 0)
                T.reads(cross_thread_B[0])
                T.writes(B[0])
                B[0] = cross_thread_B[0]
