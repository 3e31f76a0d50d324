# corpus/schedules/sum_rfactor: stage 08, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(4, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vk_0 = T.int32()
                vk_1 = T.int32()
                T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(0, vk_0 * 8 + vk_1):T.min(0, vk_0 * 8 + vk_1) + (T.max(T.max(T.min(7, vk_0 * 8 + vk_1) + T.max(31, vk_0 * 8 + vk_1) - T.min(0, vk_0 * 8 + vk_1), vk_0 * 8 + vk_1), 31) + 1 - T.min(0, vk_0 * 8 + vk_1))])
                vi_1 = T.int32()
                T.writes(B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1))])
                cross_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(k_1, vk_0 * 8 + vk_1):T.min(k_1, vk_0 * 8 + vk_1) + (T.max(k_1 + 24, vk_0 * 8 + vk_1) + 1 - T.min(k_1, vk_0 * 8 + vk_1))], cross_thread_B[0])
                        T.writes(cross_thread_B[0], B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1))])
                        B_rf_local = T.alloc_buffer((8, 4), scope="local")
                        for ax0 in range(4):
                            with T.block("B_rf"):
                                vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i, ax0])
                                T.reads(A[vi, vk_0 * 8 + vk_1])
                                T.writes(B_rf_local[vk_1, vi])
                                if vk_0 == 0:
                                    B_rf_local[vk_1, vi] = T.float32(0.0)
                                B_rf_local[vk_1, vi] = B_rf_local[vk_1, vi] + A[vi, vk_0 * 8 + vk_1]
                        with T.block("B_cross_thread"):
                            vk_1_1, vi_2 = T.axis.remap("RS", [k_1, i])
                            T.reads(B_rf_local[vk_1_1, vi_2])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), B_rf_local[vk_1_1, vi_2], T.bool(True), cross_thread_B[0], k_1)
                        with T.block("B_write_back"):
                            vi_1 = T.axis.spatial(4, i)
                            T.where(k_1 == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[vi_1])
                            B[vi_1] = cross_thread_B[0]
