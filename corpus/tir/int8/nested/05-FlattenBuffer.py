# corpus/tir/int8: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        acc = T.allocate([90], "int32", "global")
        acc_1 = T.Buffer((90,), "int32", data=acc)
        for i, j, k in T.grid(9, 10, 11):
            if k == 0:
                acc_1[i * 10 + j] = 0
            A_1 = T.Buffer((99,), "int8", data=A.data)
            B_1 = T.Buffer((110,), "int8", data=B.data)
            acc_1[i * 10 + j] = acc_1[i * 10 + j] + T.Cast("int32", A_1[i * 11 + k]) * T.Cast("int32", B_1[j * 11 + k])
        for i, j in T.grid(9, 10):
            C_1 = T.Buffer((90,), "int8", data=C.data)
            C_1[i * 10 + j] = T.Cast("int8", T.max(T.min(T.shift_right(acc_1[i * 10 + j] * 97 + 16384, 15) + 3, 127), -128))
