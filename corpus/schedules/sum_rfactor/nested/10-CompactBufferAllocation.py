# corpus/schedules/sum_rfactor: stage 10, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vk_0 = T.int32()
                vk_1 = T.int32()
                T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vk_0 * 8 + vk_1):T.min(0, vk_0 * 8 + vk_1) + (T.max(T.max(T.min(7, vk_0 * 8 + vk_1) + T.max(31, vk_0 * 8 + vk_1) - T.min(0, vk_0 * 8 + vk_1), vk_0 * 8 + vk_1), 31) + 1 - T.min(0, vk_0 * 8 + vk_1))])
                vi_1 = T.int32()
                T.writes(B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                cross_thread_B = T.alloc_buffer((1,), scope="local")
                for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk_0 * 8 + vk_1):T.min(threadIdx_x, vk_0 * 8 + vk_1) + (T.max(threadIdx_x + 24, vk_0 * 8 + vk_1) + 1 - T.min(threadIdx_x, vk_0 * 8 + vk_1))], cross_thread_B[0])
                        T.writes(cross_thread_B[0], B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                        B_rf_local = T.alloc_buffer((1, 1), scope="local")
                        for ax0 in range(4):
                            with T.block("B_rf"):
                                T.reads(A[blockIdx_x, ax0 * 8 + threadIdx_x])
                                T.writes(B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x])
                                if ax0 == 0:
                                    B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] = T.float32(0.0)
                                B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] = B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x] + A[blockIdx_x, ax0 * 8 + threadIdx_x]
                        with T.block("B_cross_thread"):
                            T.reads(B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), B_rf_local[threadIdx_x - threadIdx_x, blockIdx_x - blockIdx_x], T.bool(True), cross_thread_B[0], threadIdx_x)
                        with T.block("B_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[blockIdx_x])
                            B[blockIdx_x] = cross_thread_B[0]
