# corpus/tir/int8: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
        # with T.block("root"):
        acc = T.alloc_buffer((9, 10), "int32")
        for i, j, k in T.grid(9, 10, 11):
            with T.block("product"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vj, vk])
                T.writes(acc[vi, vj])
                with T.init():
                    acc[vi, vj] = 0
                acc[vi, vj] = acc[vi, vj] + T.Cast("int32", A[vi, vk]) * T.Cast("int32", B[vj, vk])
        for i, j in T.grid(9, 10):
            with T.block("requantise"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(acc[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.Cast("int8", T.max(T.min(T.shift_right(acc[vi, vj] * 97 + 16384, 15) + 3, 127), -128))
