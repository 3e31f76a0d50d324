# corpus/tir/transpose_view: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: transpose_view; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_view(A: T.Buffer((12, 10), "int32"), B: T.Buffer((10, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j, p, q in T.grid(3, 2, 4, 5):
            B[j * 5 + q, i * 4 + p] = A[i * 4 + p, j * 5 + q]
