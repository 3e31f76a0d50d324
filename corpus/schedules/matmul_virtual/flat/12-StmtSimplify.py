# corpus/schedules/matmul_virtual: stage 12, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_y in T.thread_binding(1, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for vthread_y in T.thread_binding(2, thread="vthread.y"):
                    for vthread_x in T.thread_binding(2, thread="vthread.x"):
                        for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                                with T.sblock(""):
                                    T.reads(A[0:8, 0:8], B[0:8, blockIdx_x * 8:blockIdx_x * 8 + 8])
                                    T.writes(C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x])
                                    C_local = T.sblock_alloc_buffer((1, 1), scope="local")
                                    with T.sblock("C_init"):
                                        T.reads()
                                        T.writes(C_local[0, 0])
                                        C_local[0, 0] = T.float32(0.0)
                                    for k_0 in range(2):
                                        with T.sblock(""):
                                            T.reads(A[0:8, k_0 * 4:k_0 * 4 + 4], B[k_0 * 4:k_0 * 4 + 4, blockIdx_x * 8:blockIdx_x * 8 + 8], C_local[0, 0])
                                            T.writes(C_local[0, 0])
                                            A_shared = T.sblock_alloc_buffer((8, 4), scope="shared")
                                            B_shared = T.sblock_alloc_buffer((4, 8), scope="shared")
                                            for ax0_ax1_fused_0 in range(1):
                                                for ax0_ax1_fused_3 in T.vectorized(2):
                                                    with T.sblock("A_shared"):
                                                        T.reads(A[threadIdx_y * 2 + threadIdx_x // 2, k_0 * 4 + threadIdx_x % 2 * 2 + ax0_ax1_fused_3])
                                                        T.writes(A_shared[threadIdx_y * 2 + threadIdx_x // 2, threadIdx_x % 2 * 2 + ax0_ax1_fused_3])
                                                        A_shared[threadIdx_y * 2 + threadIdx_x // 2, threadIdx_x % 2 * 2 + ax0_ax1_fused_3] = A[threadIdx_y * 2 + threadIdx_x // 2, k_0 * 4 + threadIdx_x % 2 * 2 + ax0_ax1_fused_3]
                                            for ax0_ax1_fused_0 in range(1):
                                                for ax0_ax1_fused_3 in T.vectorized(2):
                                                    with T.sblock("B_shared"):
                                                        T.reads(B[k_0 * 4 + threadIdx_y, blockIdx_x * 8 + threadIdx_x * 2 + ax0_ax1_fused_3])
                                                        T.writes(B_shared[threadIdx_y, threadIdx_x * 2 + ax0_ax1_fused_3])
                                                        B_shared[threadIdx_y, threadIdx_x * 2 + ax0_ax1_fused_3] = B[k_0 * 4 + threadIdx_y, blockIdx_x * 8 + threadIdx_x * 2 + ax0_ax1_fused_3]
                                            for k_1 in range(4):
                                                with T.sblock("C_update"):
                                                    T.reads(C_local[0, 0], A_shared[vthread_y * 4 + threadIdx_y, k_1], B_shared[k_1, vthread_x * 4 + threadIdx_x])
                                                    T.writes(C_local[0, 0])
                                                    C_local[0, 0] = C_local[0, 0] + A_shared[vthread_y * 4 + threadIdx_y, k_1] * B_shared[k_1, vthread_x * 4 + threadIdx_x]
                                    with T.sblock("C_local"):
                                        T.reads(C_local[0, 0])
                                        T.writes(C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x])
                                        C[vthread_y * 4 + threadIdx_y, blockIdx_x * 8 + vthread_x * 4 + threadIdx_x] = C_local[0, 0]
