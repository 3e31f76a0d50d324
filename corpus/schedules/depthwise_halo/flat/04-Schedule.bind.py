# corpus/schedules/depthwise_halo: stage 04, after Schedule.bind, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        # with T.sblock("root"):
        P_shared = T.sblock_alloc_buffer((2, 10, 6), scope="shared")
        for c in T.thread_binding(2, thread="blockIdx.y"):
            for y_0 in T.thread_binding(2, thread="blockIdx.x"):
                for ax0_ax1_fused_0 in range(3):
                    for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.sblock("P"):
                                vc = T.axis.spatial(2, c)
                                vy = T.axis.spatial(10, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6)
                                vx = T.axis.spatial(6, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6)
                                T.where((ax0_ax1_fused_0 * 4 + ax0_ax1_fused_1) * 4 + ax0_ax1_fused_2 < 36)
                                T.reads(X[vc, vy - 1, vx - 1])
                                T.writes(P_shared[vc, vy, vx])
                                P_shared[vc, vy, vx] = T.if_then_else(1 <= vy and vy < 9 and 1 <= vx and vx < 5, X[vc, vy - 1, vx - 1], T.float32(0.0))
                for y_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for x in T.thread_binding(4, thread="threadIdx.x"):
                        for dy, dx in T.grid(3, 3):
                            with T.sblock("Y"):
                                vc = T.axis.spatial(2, c)
                                vy = T.axis.spatial(8, y_0 * 4 + y_1)
                                vx, vdy, vdx = T.axis.remap("SRR", [x, dy, dx])
                                T.reads(P_shared[vc, vy + vdy, vx + vdx], W[vc, vdy, vdx])
                                T.writes(Y[vc, vy, vx])
                                with T.init():
                                    Y[vc, vy, vx] = T.float32(0.0)
                                Y[vc, vy, vx] = Y[vc, vy, vx] + P_shared[vc, vy + vdy, vx + vdx] * W[vc, vdy, vdx]
