# corpus/schedules/rms_norm_threads: stage 00, before any pass, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        # with T.sblock("root"):
        squares = T.sblock_alloc_buffer((4,))
        for i, k in T.grid(4, 16):
            with T.sblock("squares"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(squares[vi])
                with T.init():
                    squares[vi] = T.float32(0.0)
                squares[vi] = squares[vi] + A[vi, vk] * A[vi, vk]
        for i, j in T.grid(4, 16):
            with T.sblock("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], squares[vi])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vi, vj] / T.sqrt(squares[vi] * T.float32(0.0625) + T.float32(1.0))
