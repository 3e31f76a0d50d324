# corpus/tir/inlined: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(11):
            C_1 = T.Buffer((11,), data=C.data)
            A_1 = T.Buffer((11,), data=A.data)
            B_1 = T.Buffer((11,), data=B.data)
            C_1[i] = T.max(T.if_then_else(1 <= i, A_1[i - 1], T.float32(0.0)) + A_1[i] + T.if_then_else(i < 10, A_1[i + 1], T.float32(0.0)), B_1[i])
