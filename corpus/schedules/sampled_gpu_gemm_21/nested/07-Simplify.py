# corpus/schedules/sampled_gpu_gemm_21: stage 07, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for vthread_x in T.thread_binding(1, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.max(15, v1) + T.min(12, v1) - T.min(0, v1), v1), 15) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.max(19, v0_1) + T.min(12, v0_1) - T.min(0, v0_1), v0_1), 19) + 1 - T.min(0, v0_1)), T.min(blockIdx_x * 4, v1_1):T.min(blockIdx_x * 4, v1_1) + (T.max(blockIdx_x * 4 + 3, v1_1) + 1 - T.min(blockIdx_x * 4, v1_1))])
                        v0_2 = T.int32()
                        v1_2 = T.int32()
                        T.writes(C[T.min(threadIdx_x // 4, v0_2):T.min(threadIdx_x // 4, v0_2) + (T.max(threadIdx_x // 4, v0_2) + 1 - T.min(threadIdx_x // 4, v0_2)), T.min(blockIdx_x * 4 + threadIdx_x % 4, v1_2):T.min(blockIdx_x * 4 + threadIdx_x % 4, v1_2) + (T.max(blockIdx_x * 4 + threadIdx_x % 4, v1_2) + 1 - T.min(blockIdx_x * 4 + threadIdx_x % 4, v1_2))])
                        C_local = T.alloc_buffer((1, 1), scope="local")
                        for i_3_init, j_3_init, i_4_init, j_4_init in T.grid(1, 1, 1, 1):
                            with T.block("C_init"):
                                T.reads()
                                T.writes(C_local[0, 0])
                                T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                C_local[0, 0] = T.float32(0.0)
                        for k_0 in range(4):
                            with T.block(""):
                                vi = T.int32()
                                vj = T.int32()
                                T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(k_0 * 4, v1):T.min(k_0 * 4, v1) + (T.max(k_0 * 4 + 3, v1) + 1 - T.min(k_0 * 4, v1))], B[T.min(k_0 * 4, v0_1):T.min(k_0 * 4, v0_1) + (T.max(k_0 * 4 + 7, v0_1) + 1 - T.min(k_0 * 4, v0_1)), T.min(blockIdx_x * 4, v1_1):T.min(blockIdx_x * 4, v1_1) + (T.max(blockIdx_x * 4 + 3, v1_1) + 1 - T.min(blockIdx_x * 4, v1_1))], C_local[T.min(0, vi - threadIdx_x // 4):T.min(0, vi - threadIdx_x // 4) + (T.max(threadIdx_x // 4, vi) + 1 - T.min(threadIdx_x // 4, vi)), T.min(0, vj - threadIdx_x % 4 - blockIdx_x * 4):T.min(0, vj - threadIdx_x % 4 - blockIdx_x * 4) + (T.max(blockIdx_x * 4 + threadIdx_x % 4, vj) + 1 - T.min(blockIdx_x * 4 + threadIdx_x % 4, vj))])
                                T.writes(C_local[T.min(0, vi - threadIdx_x // 4):T.min(0, vi - threadIdx_x // 4) + (T.max(threadIdx_x // 4, vi) + 1 - T.min(threadIdx_x // 4, vi)), T.min(0, vj - threadIdx_x % 4 - blockIdx_x * 4):T.min(0, vj - threadIdx_x % 4 - blockIdx_x * 4) + (T.max(blockIdx_x * 4 + threadIdx_x % 4, vj) + 1 - T.min(blockIdx_x * 4 + threadIdx_x % 4, vj))])
                                A_shared = T.alloc_buffer((8, 4), scope="shared")
                                B_shared = T.alloc_buffer((4, 4), scope="shared")
                                for ax0_ax1_fused_0 in range(1):
                                    with T.block("A_shared"):
                                        T.reads(A[threadIdx_x // 4, k_0 * 4 + threadIdx_x % 4])
                                        T.writes(A_shared[threadIdx_x // 4, threadIdx_x % 4])
                                        A_shared[threadIdx_x // 4, threadIdx_x % 4] = A[threadIdx_x // 4, k_0 * 4 + threadIdx_x % 4]
                                for ax0_ax1_fused_0 in range(1):
                                    with T.block("B_shared"):
                                        T.where(threadIdx_x < 16)
                                        T.reads(B[k_0 * 4 + threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4])
                                        T.writes(B_shared[threadIdx_x // 4, threadIdx_x % 4])
                                        B_shared[threadIdx_x // 4, threadIdx_x % 4] = B[k_0 * 4 + threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4]
                                for k_1, i_3, j_3, k_2, i_4, j_4 in T.grid(4, 1, 1, 1, 1, 1):
                                    with T.block("C_update"):
                                        T.reads(C_local[0, 0], A_shared[threadIdx_x // 4, k_1], B_shared[k_1, threadIdx_x % 4])
                                        T.writes(C_local[0, 0])
                                        T.block_attr({"meta_schedule.thread_extent_high_inclusive": 1024, "meta_schedule.thread_extent_low_inclusive": 32, "meta_schedule.tiling_structure": "SSSRRSRS"})
                                        C_local[0, 0] = C_local[0, 0] + A_shared[threadIdx_x // 4, k_1] * B_shared[k_1, threadIdx_x % 4]
                        for ax0, ax1 in T.grid(1, 1):
                            with T.block("C_local"):
                                T.reads(C_local[0, 0])
                                T.writes(C[threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4])
                                C[threadIdx_x // 4, blockIdx_x * 4 + threadIdx_x % 4] = C_local[0, 0]
