# corpus/tir/division: stage 03, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(4, 10):
            Q[0, i, j] = A[i, j] // B[i, j]
            Q[1, i, j] = A[i, j] % B[i, j]
            Q[2, i, j] = T.Div(A[i, j], B[i, j])
            Q[3, i, j] = T.truncmod(A[i, j], B[i, j])
