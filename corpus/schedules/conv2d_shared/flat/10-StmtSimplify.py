# corpus/schedules/conv2d_shared: stage 10, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                    with T.sblock(""):
                        T.reads(X[0:3, 0:6, 0:6], W[blockIdx_x, 0:2, 0:3, 0:3])
                        T.writes(Y[blockIdx_x, 0:4, 0:4])
                        X_shared = T.sblock_alloc_buffer((2, 6, 6), scope="shared")
                        for ax0_ax1_ax2_fused_0 in range(5):
                            with T.sblock("X_shared"):
                                T.where(ax0_ax1_ax2_fused_0 * 4 + threadIdx_y < 18)
                                T.reads(X[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6])
                                T.writes(X_shared[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6])
                                X_shared[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6] = X[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6]
                        with T.sblock(""):
                            T.reads(X_shared[0:2, threadIdx_y:threadIdx_y + 3, threadIdx_x:threadIdx_x + 3], W[blockIdx_x, 0:2, 0:3, 0:3])
                            T.writes(Y[blockIdx_x, threadIdx_y, threadIdx_x])
                            Y_local = T.sblock_alloc_buffer((1, 1, 1), scope="local")
                            for c, dy, dx in T.grid(2, 3, 3):
                                with T.sblock("Y"):
                                    T.reads(X_shared[c, threadIdx_y + dy, threadIdx_x + dx], W[blockIdx_x, c, dy, dx])
                                    T.writes(Y_local[0, 0, 0])
                                    if c == 0 and dy == 0 and dx == 0:
                                        Y_local[0, 0, 0] = T.float32(0.0)
                                    Y_local[0, 0, 0] = Y_local[0, 0, 0] + X_shared[c, threadIdx_y + dy, threadIdx_x + dx] * W[blockIdx_x, c, dy, dx]
                            with T.sblock("Y_local"):
                                T.reads(Y_local[0, 0, 0])
                                T.writes(Y[blockIdx_x, threadIdx_y, threadIdx_x])
                                Y[blockIdx_x, threadIdx_y, threadIdx_x] = Y_local[0, 0, 0]
