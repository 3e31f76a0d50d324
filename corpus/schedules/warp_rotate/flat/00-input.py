# corpus/schedules/warp_rotate: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        # with T.sblock("root"):
        for i, j in T.grid(2, 32):
            with T.sblock("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, (vj + 5) % 32])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vi, (vj + 5) % 32] * 3
