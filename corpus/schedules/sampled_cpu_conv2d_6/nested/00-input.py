# corpus/schedules/sampled_cpu_conv2d_6: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_conv2d_6(X: T.Buffer((4, 4, 4), "float32"), W: T.Buffer((3, 3, 4, 8), "float32"), Y: T.Buffer((4, 4, 8), "float32")):
        # with T.block("root"):
        P = T.alloc_buffer((6, 6, 4))
        for y, x, c in T.grid(6, 6, 4):
            with T.block("P"):
                vy, vx, vc = T.axis.remap("SSS", [y, x, c])
                T.reads(X[vy - 1, vx - 1, vc])
                T.writes(P[vy, vx, vc])
                P[vy, vx, vc] = T.if_then_else(1 <= vy and vy < 5 and 1 <= vx and vx < 5, X[vy - 1, vx - 1, vc], T.float32(0.0))
        for y, x, o, dy, dx, c in T.grid(4, 4, 8, 3, 3, 4):
            with T.block("Y"):
                vy, vx, vo, vdy, vdx, vc = T.axis.remap("SSSRRR", [y, x, o, dy, dx, c])
                T.reads(P[vy + vdy, vx + vdx, vc], W[vdy, vdx, vc, vo])
                T.writes(Y[vy, vx, vo])
                with T.init():
                    Y[vy, vx, vo] = T.float32(0.0)
                Y[vy, vx, vo] = Y[vy, vx, vo] + P[vy + vdy, vx + vdx, vc] * W[vdy, vdx, vc, vo]
