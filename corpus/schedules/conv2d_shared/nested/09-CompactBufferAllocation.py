# corpus/schedules/conv2d_shared: stage 09, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v2 = T.int32()
                        vo = T.int32()
                        vc = T.int32()
                        vdy = T.int32()
                        vdx = T.int32()
                        T.reads(X[T.min(0, v0):T.min(0, v0) + (T.max(2, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(5, v1) + 1 - T.min(0, v1)), T.min(0, v2):T.min(0, v2) + (T.max(5, v2) + 1 - T.min(0, v2))], W[T.min(blockIdx_x, vo):T.min(blockIdx_x, vo) + (T.max(blockIdx_x, vo) + 1 - T.min(blockIdx_x, vo)), T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))])
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        v2_1 = T.int32()
                        T.writes(Y[T.min(blockIdx_x, v0_1):T.min(blockIdx_x, v0_1) + (T.max(blockIdx_x, v0_1) + 1 - T.min(blockIdx_x, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(T.max(v1_1, 0) + 3, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(T.max(v2_1, 0) + 3, v2_1) + 1 - T.min(0, v2_1))])
                        X_shared = T.alloc_buffer((2, 6, 6), scope="shared")
                        for ax0_ax1_ax2_fused_0 in range(5):
                            with T.block("X_shared"):
                                T.where((ax0_ax1_ax2_fused_0 * 4 + threadIdx_y) * 4 + threadIdx_x < 72)
                                T.reads(X[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6])
                                T.writes(X_shared[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6])
                                X_shared[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6] = X[(ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 36, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 36 // 6, (ax0_ax1_ax2_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6]
                        with T.block(""):
                            vy = T.int32()
                            vx = T.int32()
                            T.reads(X_shared[T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(threadIdx_y, vy + vdy):T.min(threadIdx_y, vy + vdy) + (T.max(threadIdx_y + 2, vy + vdy) + 1 - T.min(threadIdx_y, vy + vdy)), T.min(threadIdx_x, vx + vdx):T.min(threadIdx_x, vx + vdx) + (T.max(threadIdx_x + 2, vx + vdx) + 1 - T.min(threadIdx_x, vx + vdx))], W[T.min(blockIdx_x, vo):T.min(blockIdx_x, vo) + (T.max(blockIdx_x, vo) + 1 - T.min(blockIdx_x, vo)), T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))])
                            T.writes(Y[T.min(blockIdx_x, v0_1):T.min(blockIdx_x, v0_1) + (T.max(blockIdx_x, v0_1) + 1 - T.min(blockIdx_x, v0_1)), T.min(threadIdx_y, v1_1):T.min(threadIdx_y, v1_1) + (T.max(threadIdx_y, v1_1) + 1 - T.min(threadIdx_y, v1_1)), T.min(threadIdx_x, v2_1):T.min(threadIdx_x, v2_1) + (T.max(threadIdx_x, v2_1) + 1 - T.min(threadIdx_x, v2_1))])
                            Y_local = T.alloc_buffer((1, 1, 1), scope="local")
                            for c, dy, dx in T.grid(2, 3, 3):
                                with T.block("Y"):
                                    T.reads(X_shared[c, threadIdx_y + dy, threadIdx_x + dx], W[blockIdx_x, c, dy, dx])
                                    T.writes(Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x])
                                    if c == 0 and dy == 0 and dx == 0:
                                        Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x] = T.float32(0.0)
                                    Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x] = Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x] + X_shared[c, threadIdx_y + dy, threadIdx_x + dx] * W[blockIdx_x, c, dy, dx]
                            with T.block("Y_local"):
                                T.reads(Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x])
                                T.writes(Y[blockIdx_x, threadIdx_y, threadIdx_x])
                                Y[blockIdx_x, threadIdx_y, threadIdx_x] = Y_local[blockIdx_x - blockIdx_x, threadIdx_y - threadIdx_y, threadIdx_x - threadIdx_x]
