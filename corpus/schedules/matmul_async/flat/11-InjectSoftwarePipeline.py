# corpus/schedules/matmul_async: stage 11, after s_tir.InjectSoftwarePipeline, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_async(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
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
                                T.writes(C_local[0, 0])
                                C_local[0, 0] = T.float32(0.0)
                            with T.sblock(""):
                                T.reads(A[blockIdx_y * 4 + threadIdx_y, threadIdx_x:threadIdx_x + 13], B[threadIdx_y:threadIdx_y + 13, threadIdx_x], C_local[0, 0])
                                T.writes(C_local[0, 0])
                                A_shared = T.sblock_alloc_buffer((2, 4, 4), scope="shared")
                                B_shared = T.sblock_alloc_buffer((2, 4, 4), scope="shared")
                                with T.sblock(""):
                                    T.reads(A[blockIdx_y * 4 + threadIdx_y, T.Mul(0, 4) + threadIdx_x], B[T.Mul(0, 4) + threadIdx_y, threadIdx_x])
                                    T.writes(A_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x], B_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x])
                                    T.attr({"async_commit_queue_scope": 0})
                                    with T.attr({"async_scope": 1}):
                                        for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                            with T.sblock("A_shared"):
                                                T.reads(A[blockIdx_y * 4 + threadIdx_y, T.Mul(0, 4) + threadIdx_x])
                                                T.writes(A_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x])
                                                A_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = A[blockIdx_y * 4 + threadIdx_y, T.Mul(0, 4) + threadIdx_x]
                                    with T.attr({"async_scope": 1}):
                                        for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                            with T.sblock("B_shared"):
                                                T.reads(B[T.Mul(0, 4) + threadIdx_y, threadIdx_x])
                                                T.writes(B_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x])
                                                B_shared[T.FloorMod(0, 2), threadIdx_y, threadIdx_x] = B[T.Mul(0, 4) + threadIdx_y, threadIdx_x]
                                with T.sblock(""):
                                    T.reads(A[blockIdx_y * 4 + threadIdx_y, threadIdx_x + 4:threadIdx_x + 4 + 9], B[threadIdx_y + 4:threadIdx_y + 4 + 9, threadIdx_x], C_local[0, 0], A_shared[0:2, threadIdx_y, 0:4], B_shared[0:2, 0:4, threadIdx_x])
                                    T.writes(A_shared[0:2, threadIdx_y, threadIdx_x], B_shared[0:2, threadIdx_y, threadIdx_x], C_local[0, 0])
                                    for k_0 in range(3):
                                        with T.sblock(""):
                                            T.where(k_0 + 1 < 4)
                                            T.reads(A[blockIdx_y * 4 + threadIdx_y, (k_0 + 1) * 4 + threadIdx_x], B[(k_0 + 1) * 4 + threadIdx_y, threadIdx_x])
                                            T.writes(A_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x], B_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x])
                                            T.attr({"async_commit_queue_scope": 0})
                                            with T.attr({"async_scope": 1}):
                                                for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                                    with T.sblock("A_shared"):
                                                        T.reads(A[blockIdx_y * 4 + threadIdx_y, (k_0 + 1) * 4 + threadIdx_x])
                                                        T.writes(A_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x])
                                                        A_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = A[blockIdx_y * 4 + threadIdx_y, (k_0 + 1) * 4 + threadIdx_x]
                                            with T.attr({"async_scope": 1}):
                                                for ax0_ax1_fused_0, ax0_ax1_fused_3 in T.grid(1, 1):
                                                    with T.sblock("B_shared"):
                                                        T.reads(B[(k_0 + 1) * 4 + threadIdx_y, threadIdx_x])
                                                        T.writes(B_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x])
                                                        B_shared[(k_0 + 1) % 2, threadIdx_y, threadIdx_x] = B[(k_0 + 1) * 4 + threadIdx_y, threadIdx_x]
                                        with T.sblock(""):
                                            T.where(k_0 + 1 - 1 < 4)
                                            T.reads(C_local[0, 0], A_shared[(k_0 - 1 + 1) % 2, threadIdx_y, 0:4], B_shared[(k_0 - 1 + 1) % 2, 0:4, threadIdx_x])
                                            T.writes(C_local[0, 0])
                                            T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1})
                                            for k_1 in range(4):
                                                with T.sblock("C_update"):
                                                    T.reads(C_local[0, 0], A_shared[(k_0 - 1 + 1) % 2, threadIdx_y, k_1], B_shared[(k_0 - 1 + 1) % 2, k_1, threadIdx_x])
                                                    T.writes(C_local[0, 0])
                                                    C_local[0, 0] = C_local[0, 0] + A_shared[(k_0 - 1 + 1) % 2, threadIdx_y, k_1] * B_shared[(k_0 - 1 + 1) % 2, k_1, threadIdx_x]
                                with T.sblock(""):
                                    T.reads(C_local[0, 0], A_shared[T.FloorMod(3, 2), threadIdx_y, 0:4], B_shared[T.FloorMod(3, 2), 0:4, threadIdx_x])
                                    T.writes(C_local[0, 0])
                                    T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 0})
                                    for k_1 in range(4):
                                        with T.sblock("C_update"):
                                            T.reads(C_local[0, 0], A_shared[T.FloorMod(3, 2), threadIdx_y, k_1], B_shared[T.FloorMod(3, 2), k_1, threadIdx_x])
                                            T.writes(C_local[0, 0])
                                            C_local[0, 0] = C_local[0, 0] + A_shared[T.FloorMod(3, 2), threadIdx_y, k_1] * B_shared[T.FloorMod(3, 2), k_1, threadIdx_x]
                            with T.sblock("C_local"):
                                T.reads(C_local[0, 0])
                                T.writes(C[blockIdx_y * 4 + threadIdx_y, threadIdx_x])
                                C[blockIdx_y * 4 + threadIdx_y, threadIdx_x] = C_local[0, 0]
