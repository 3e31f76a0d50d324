# corpus/tir/inlined: stage 06, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(11):
            C[i] = T.max(T.if_then_else(1 <= i, A[i - 1], T.float32(0.0)) + A[i] + T.if_then_else(i < 10, A[i + 1], T.float32(0.0)), B[i])
