# corpus/schedules/conv2d_shared: stage 02, after Schedule.cache_read, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        # with T.sblock("root"):
        X_shared = T.sblock_alloc_buffer((2, 6, 6), scope="shared")
        for o in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_ax1_ax2_fused_0 in range(5):
                for ax0_ax1_ax2_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for ax0_ax1_ax2_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock("X_shared"):
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
                        with T.sblock("Y"):
                            vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                            T.reads(X_shared[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                            T.writes(Y[vo, vy, vx])
                            with T.init():
                                Y[vo, vy, vx] = T.float32(0.0)
                            Y[vo, vy, vx] = Y[vo, vy, vx] + X_shared[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
