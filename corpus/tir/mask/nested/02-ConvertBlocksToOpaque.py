# corpus/tir/mask: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(A: T.Buffer((5, 8), "int32"), B: T.Buffer((5, 8), "bool"), C: T.Buffer((5, 8), "bool"), D: T.Buffer((5, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(5, 8):
            with T.block("C"):
                T.reads(A[i, j], B[i, j])
                T.writes(C[i, j])
                C[i, j] = A[i, j] >= -2 and not B[i, j] or A[i, j] == 5 or i * 3 != j + 1 and A[i, j] < -6
        for i, j in T.grid(5, 8):
            with T.block("D"):
                T.reads(C[i, j], A[i, j], B[i, j])
                T.writes(D[i, j])
                D[i, j] = T.Select(C[i, j], A[i, j], T.Cast("int32", B[i, j]) - 7)
