# corpus/tir/statements: stage 03, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: statements; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def statements(count: T.int32, X: T.Buffer((3, 8), "int32"), Y: T.Buffer((3, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        assert 0 <= count and count <= 8, "count is out of range"
        for i in range(3):
            for j in T.serial(8, annotations={"hint": T.bool(True)}):
                cse_v1: T.int32 = i * 8 + j
                X_1 = T.Buffer((24,), "int32", data=X.data)
                Y_1 = T.Buffer((24,), "int32", data=Y.data)
                if j < count:
                    if X_1[cse_v1] % 2 == 0:
                        Y_1[cse_v1] = X_1[cse_v1] // 2
                    else:
                        Y_1[cse_v1] = X_1[cse_v1] * 3 + 1
                else:
                    Y_1[cse_v1] = T.if_then_else(j == 7, X_1[i * 8], j * -1)
