# corpus/schedules/matmul_pipelined: stage 09, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_pipelined(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_y in T.thread_binding(2, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(1, thread="blockIdx.x"):
                for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                    for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock(""):
                            T.reads(A[blockIdx_y * 4:blockIdx_y * 4 + 4, 0:16], B[0:16, 0:4])
                            T.writes(C[blockIdx_y * 4 + threadIdx_y, threadIdx_x])
                            C_local = T.sblock_alloc_buffer((1, 1), scope="local")
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x])
                                C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x] = T.float32(0.0)
                            for k_0 in T.serial(4, annotations={"software_pipeline_order": [0, 1, 2], "software_pipeline_stage": [0, 0, 1]}):
                                with T.sblock(""):
                                    T.reads(A[blockIdx_y * 4:blockIdx_y * 4 + 4, k_0 * 4:k_0 * 4 + 4], B[k_0 * 4:k_0 * 4 + 4, 0:4], C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x])
                                    T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x])
                                    A_shared = T.sblock_alloc_buffer((4, 4), scope="shared")
                                    B_shared = T.sblock_alloc_buffer((4, 4), scope="shared")
                                    for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                        with T.sblock("A_shared"):
                                            T.reads(A[blockIdx_y * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4])
                                            T.writes(A_shared[blockIdx_y * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4 - blockIdx_y * 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4 - k_0 * 4])
                                            A_shared[blockIdx_y * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4 - blockIdx_y * 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4 - k_0 * 4] = A[blockIdx_y * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4, k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4]
                                    for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                        with T.sblock("B_shared"):
                                            T.reads(B[k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4])
                                            T.writes(B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4 - k_0 * 4, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4])
                                            B_shared[k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4 - k_0 * 4, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4] = B[k_0 * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) // 4, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x + ax0_ax1_fused_3) % 4]
                                    for k_1 in range(4):
                                        with T.sblock("C_update"):
                                            T.reads(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x], A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + k_1 - k_0 * 4], B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 4 + threadIdx_x])
                                            T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x])
                                            C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x] = C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - threadIdx_x] + A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + k_1 - k_0 * 4] * B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 4 + threadIdx_x]
                            with T.sblock("C_local"):
                                T.reads(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), threadIdx_x - threadIdx_x])
                                T.writes(C[blockIdx_y * 4 + threadIdx_y, threadIdx_x])
                                C[blockIdx_y * 4 + threadIdx_y, threadIdx_x] = C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), threadIdx_x - threadIdx_x]
