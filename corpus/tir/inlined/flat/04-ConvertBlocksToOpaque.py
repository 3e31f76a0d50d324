# corpus/tir/inlined: stage 04, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i in range(11):
            with T.sblock("sum"):
                T.reads(A[i - 1:i - 1 + 3], B[i])
                T.writes(C[i])
                C[i] = T.max(T.if_then_else(1 <= i and i < 12, A[i - 1], T.float32(0.0)) + T.if_then_else(1 <= i + 1 and i + 1 < 12, A[i + 1 - 1], T.float32(0.0)) + T.if_then_else(1 <= i + 2 and i + 2 < 12, A[i + 2 - 1], T.float32(0.0)), B[i])
