# corpus/tir/transpose_view: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: transpose_view; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_view(A: T.Buffer((12, 10), "int32"), B: T.Buffer((10, 12), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(3, 2):
            with T.block("tile"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi * 4:vi * 4 + 4, vj * 5:vj * 5 + 5])
                T.writes(B[vj * 5:vj * 5 + 5, vi * 4:vi * 4 + 4])
                tile = T.match_buffer(A[vi * 4:vi * 4 + 4, vj * 5:vj * 5 + 5], (4, 5), "int32", strides=("a0", "a1"), offset_factor=1)
                turned = T.match_buffer(B[vj * 5:vj * 5 + 5, vi * 4:vi * 4 + 4], (5, 4), "int32", strides=("b0", "b1"), offset_factor=1)
                for p, q in T.grid(4, 5):
                    turned[q, p] = tile[p, q]
