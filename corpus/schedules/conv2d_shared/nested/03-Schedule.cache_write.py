# corpus/schedules/conv2d_shared: stage 03, after Schedule.cache_write, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        # with T.block("root"):
        X_shared = T.alloc_buffer((2, 6, 6), scope="shared")
        Y_local = T.alloc_buffer((3, 4, 4), scope="local")
        for o in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_ax1_ax2_fused_0 in range(5):
                for ax0_ax1_ax2_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for ax0_ax1_ax2_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block("X_shared"):
                            v0 = T.axis.spatial(2, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) // 36)
                            v1 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 36 // 6)
                            v2 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 6)
                            T.where((ax0_ax1_ax2_fused_0 * 4 + ax0_ax1_ax2_fused_1) * 4 + ax0_ax1_ax2_fused_2 < 72)
                            T.reads(X[v0, v1, v2])
                            T.writes(X_shared[v0, v1, v2])
                            X_shared[v0, v1, v2] = X[v0, v1, v2]
            for y in T.thread_binding(4, thread="threadIdx.y"):
                for x in T.thread_binding(4, thread="threadIdx.x"):
                    for c, dy, dx in T.grid(2, 3, 3):
                        with T.block("Y"):
                            vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                            T.reads(X_shared[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                            T.writes(Y_local[vo, vy, vx])
                            with T.init():
                                Y_local[vo, vy, vx] = T.float32(0.0)
                            Y_local[vo, vy, vx] = Y_local[vo, vy, vx] + X_shared[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
                    with T.block("Y_local"):
                        v0, v1, v2 = T.axis.remap("SSS", [o, y, x])
                        T.reads(Y_local[v0, v1, v2])
                        T.writes(Y[v0, v1, v2])
                        Y[v0, v1, v2] = Y_local[v0, v1, v2]
