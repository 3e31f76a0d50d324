# corpus/tir/zero_extent: stage 05, after tir.RemoveNoOp, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.allocate([0], "float32", "global")
        for j in range(4):
            C_1 = T.Buffer((4,), data=C.data)
            B_1 = T.Buffer((4,), data=B.data)
            C_1[j] = B_1[j]
