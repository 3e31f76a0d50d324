# corpus/schedules/conv2d_shared: stage 01, after Schedule.bind, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        # with T.block("root"):
        for o in T.thread_binding(3, thread="blockIdx.x"):
            for y in T.thread_binding(4, thread="threadIdx.y"):
                for x in T.thread_binding(4, thread="threadIdx.x"):
                    for c, dy, dx in T.grid(2, 3, 3):
                        with T.block("Y"):
                            vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                            T.reads(X[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                            T.writes(Y[vo, vy, vx])
                            with T.init():
                                Y[vo, vy, vx] = T.float32(0.0)
                            Y[vo, vy, vx] = Y[vo, vy, vx] + X[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
