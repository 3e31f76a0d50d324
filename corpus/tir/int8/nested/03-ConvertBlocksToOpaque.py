# corpus/tir/int8: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        acc = T.alloc_buffer((9, 10), "int32")
        for i, j, k in T.grid(9, 10, 11):
            with T.block("product"):
                T.reads(A[i, k], B[j, k])
                T.writes(acc[i, j])
                if k == 0:
                    acc[i, j] = 0
                acc[i, j] = acc[i, j] + T.Cast("int32", A[i, k]) * T.Cast("int32", B[j, k])
        for i, j in T.grid(9, 10):
            with T.block("requantise"):
                T.reads(acc[i, j])
                T.writes(C[i, j])
                C[i, j] = T.Cast("int8", T.max(T.min(T.shift_right(acc[i, j] * 97 + 16384, 15) + 3, 127), -128))
