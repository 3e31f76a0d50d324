# corpus/tir/inlined: stage 08, after s_tir.RenormalizeSplitPattern, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = T.decl_buffer((11,), data=A.data)
        B_1 = T.decl_buffer((11,), data=B.data)
        C_1 = T.decl_buffer((11,), data=C.data)
        for i in range(11):
            C_1[i] = T.max(T.if_then_else(1 <= i, A_1[i - 1], T.float32(0.0)) + A_1[i] + T.if_then_else(i // 10 < 1, A_1[i + 1], T.float32(0.0)), B_1[i])
