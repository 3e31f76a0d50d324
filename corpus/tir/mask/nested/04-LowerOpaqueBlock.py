# corpus/tir/mask: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(5, 8):
            C[i, j] = -2 <= A[i, j] and not B[i, j] or A[i, j] == 5 or i * 3 != j + 1 and A[i, j] < -6
        for i, j in T.grid(5, 8):
            D[i, j] = T.Select(C[i, j], A[i, j], T.Cast("int32", B[i, j]) - 7)
