# corpus/schedules/matmul_virtual: stage 11, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_y in T.thread_binding(1, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for vthread_y in T.thread_binding(2, thread="vthread.y"):
                    for vthread_x in T.thread_binding(2, thread="vthread.x"):
                        for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                                with T.block(""):
                                    v0 = T.int32()
                                    v1 = T.int32()
                                    v0_1 = T.int32()
                                    v1_1 = T.int32()
                                    T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(4, v1) + T.max(7, v1) - T.min(0, v1), v1), 7) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(4, v0_1) + T.max(7, v0_1) - T.min(0, v0_1), v0_1), 7) + 1 - T.min(0, v0_1)), T.min(blockIdx_x * 8, v1_1):T.min(blockIdx_x * 8, v1_1) + (T.max(blockIdx_x * 8 + 7, v1_1) + 1 - T.min(blockIdx_x * 8, v1_1))])
                                    v0_2 = T.int32()
                                    v1_2 = T.int32()
                                    T.writes(C[T.min(vthread_y * 4 + threadIdx_y, v0_2):T.min(vthread_y * 4 + threadIdx_y, v0_2) + (T.max(vthread_y * 4 + threadIdx_y, v0_2) + 1 - T.min(vthread_y * 4 + threadIdx_y, v0_2)), T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, v1_2):T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, v1_2) + (T.max(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, v1_2) + 1 - T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, v1_2))])
                                    C_local = T.alloc_buffer((1, 1), scope="local")
                                    with T.block("C_init"):
                                        T.reads()
                                        T.writes(C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)])
                                        C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)] = T.float32(0.0)
                                    for k_0 in range(2):
                                        with T.block(""):
                                            vi = T.int32()
                                            vj = T.int32()
                                            T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(7, v0) + 1 - T.min(0, v0)), T.min(k_0 * 4, v1):T.min(k_0 * 4, v1) + (T.max(k_0 * 4 + 3, v1) + 1 - T.min(k_0 * 4, v1))], B[T.min(k_0 * 4, v0_1):T.min(k_0 * 4, v0_1) + (T.max(k_0 * 4 + 3, v0_1) + 1 - T.min(k_0 * 4, v0_1)), T.min(blockIdx_x * 8, v1_1):T.min(blockIdx_x * 8, v1_1) + (T.max(blockIdx_x * 8 + 7, v1_1) + 1 - T.min(blockIdx_x * 8, v1_1))], C_local[T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) - (vthread_y * 4 + threadIdx_y):T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) - (vthread_y * 4 + threadIdx_y) + (T.max(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) + 1 - T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi)), T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x):T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x) + (T.max(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) + 1 - T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj))])
                                            T.writes(C_local[T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) - (vthread_y * 4 + threadIdx_y):T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) - (vthread_y * 4 + threadIdx_y) + (T.max(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi) + 1 - T.min(blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, vi)), T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x):T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x) + (T.max(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj) + 1 - T.min(blockIdx_x * 8 + vthread_x * 4 + threadIdx_x, vj))])
                                            A_shared = T.alloc_buffer((8, 4), scope="shared")
                                            B_shared = T.alloc_buffer((4, 8), scope="shared")
                                            for ax0_ax1_fused_0 in range(1):
                                                for ax0_ax1_fused_3 in T.vectorized(2):
                                                    with T.block("A_shared"):
                                                        T.reads(A[(ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 4])
                                                        T.writes(A_shared[(ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 4 - k_0 * 4])
                                                        A_shared[(ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 4 - k_0 * 4] = A[(ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 4]
                                            for ax0_ax1_fused_0 in range(1):
                                                for ax0_ax1_fused_3 in T.vectorized(2):
                                                    with T.block("B_shared"):
                                                        T.reads(B[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 8, blockIdx_x * 8 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 8])
                                                        T.writes(B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 8 - k_0 * 4, blockIdx_x * 8 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 8 - blockIdx_x * 8])
                                                        B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 8 - k_0 * 4, blockIdx_x * 8 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 8 - blockIdx_x * 8] = B[k_0 * 4 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) // 8, blockIdx_x * 8 + (ax0_ax1_fused_0 * 32 + threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3) % 8]
                                            for k_1 in range(4):
                                                with T.block("C_update"):
                                                    T.reads(C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)], A_shared[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, k_0 * 4 + k_1 - k_0 * 4], B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - blockIdx_x * 8])
                                                    T.writes(C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)])
                                                    C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)] = C_local[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)] + A_shared[blockIdx_y * 8 + vthread_y * 4 + threadIdx_y, k_0 * 4 + k_1 - k_0 * 4] * B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - blockIdx_x * 8]
                                    with T.block("C_local"):
                                        T.reads(C_local[vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)])
                                        T.writes(C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x])
                                        C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x] = C_local[vthread_y * 4 + threadIdx_y - (vthread_y * 4 + threadIdx_y), blockIdx_x * 8 + vthread_x * 4 + threadIdx_x - (blockIdx_x * 8 + vthread_x * 4 + threadIdx_x)]
