# corpus/schedules/depthwise_halo: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        # with T.block("root"):
        P = T.alloc_buffer((2, 10, 6))
        for c, y, x in T.grid(2, 10, 6):
            with T.block("P"):
                vc, vy, vx = T.axis.remap("SSS", [c, y, x])
                T.reads(X[vc, vy - 1, vx - 1])
                T.writes(P[vc, vy, vx])
                P[vc, vy, vx] = T.if_then_else(1 <= vy and vy < 9 and 1 <= vx and vx < 5, X[vc, vy - 1, vx - 1], T.float32(0.0))
        for c, y, x, dy, dx in T.grid(2, 8, 4, 3, 3):
            with T.block("Y"):
                vc, vy, vx, vdy, vdx = T.axis.remap("SSSRR", [c, y, x, dy, dx])
                T.reads(P[vc, vy + vdy, vx + vdx], W[vc, vdy, vdx])
                T.writes(Y[vc, vy, vx])
                with T.init():
                    Y[vc, vy, vx] = T.float32(0.0)
                Y[vc, vy, vx] = Y[vc, vy, vx] + P[vc, vy + vdy, vx + vdx] * W[vc, vdy, vdx]
