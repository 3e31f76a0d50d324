# corpus/schedules/sampled_cpu_depthwise_7: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        # with T.sblock("root"):
        for y, x, c, dy, dx in T.grid(6, 6, 8, 3, 3):
            with T.sblock("Y"):
                vy, vx, vc, vdy, vdx = T.axis.remap("SSSRR", [y, x, c, dy, dx])
                T.reads(X[vy + vdy, vx + vdx, vc], W[vdy, vdx, vc])
                T.writes(Y[vy, vx, vc])
                with T.init():
                    Y[vy, vx, vc] = T.float32(0.0)
                Y[vy, vx, vc] = Y[vy, vx, vc] + X[vy + vdy, vx + vdx, vc] * W[vdy, vdx, vc]
