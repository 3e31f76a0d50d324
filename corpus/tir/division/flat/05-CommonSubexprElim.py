# corpus/tir/division: stage 05, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def division(A: T.Buffer((4, 10), "int32"), B: T.Buffer((4, 10), "int32"), Q: T.Buffer((4, 4, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(40)
        B_1 = B.view(40)
        Q_1 = Q.view(160)
        for i, j in T.grid(4, 10):
            cse_v1: T.let[T.int32] = i * 10 + j
            Q_1[cse_v1] = A_1[cse_v1] // B_1[cse_v1]
            Q_1[cse_v1 + 40] = A_1[cse_v1] % B_1[cse_v1]
            Q_1[cse_v1 + 80] = T.Div(A_1[cse_v1], B_1[cse_v1])
            Q_1[cse_v1 + 120] = T.truncmod(A_1[cse_v1], B_1[cse_v1])
