# corpus/schedules/rms_norm_threads: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        # with T.block("root"):
        squares = T.alloc_buffer((4,))
        for i, k in T.grid(4, 16):
            with T.block("squares"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(squares[vi])
                with T.init():
                    squares[vi] = T.float32(0.0)
                squares[vi] = squares[vi] + A[vi, vk] * A[vi, vk]
        for i, j in T.grid(4, 16):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], squares[vi])
                T.writes(B[vi, vj])
                B[vi, vj] = A[vi, vj] / T.sqrt(squares[vi] * T.float32(0.0625) + T.float32(1.0))
