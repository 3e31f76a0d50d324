# corpus/schedules/conv2d_shared: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        # with T.sblock("root"):
        for o, y, x, c, dy, dx in T.grid(3, 4, 4, 2, 3, 3):
            with T.sblock("Y"):
                vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                T.reads(X[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                T.writes(Y[vo, vy, vx])
                with T.init():
                    Y[vo, vy, vx] = T.float32(0.0)
                Y[vo, vy, vx] = Y[vo, vy, vx] + X[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
