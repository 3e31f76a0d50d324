# corpus/tir/division: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(4, 10):
            Q_1 = T.Buffer((160,), "int32", data=Q.data)
            A_1 = T.Buffer((40,), "int32", data=A.data)
            B_1 = T.Buffer((40,), "int32", data=B.data)
            Q_1[i * 10 + j] = A_1[i * 10 + j] // B_1[i * 10 + j]
            Q_1[i * 10 + j + 40] = A_1[i * 10 + j] % B_1[i * 10 + j]
            Q_1[i * 10 + j + 80] = T.Div(A_1[i * 10 + j], B_1[i * 10 + j])
            Q_1[i * 10 + j + 120] = T.truncmod(A_1[i * 10 + j], B_1[i * 10 + j])
