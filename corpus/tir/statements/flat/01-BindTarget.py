# corpus/tir/statements: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: statements; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def statements(count: T.int32, X: T.Buffer((3, 8), "int32"), Y: T.Buffer((3, 8), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        assert 0 <= count and count <= 8, ("RuntimeError", ["count is out of range"])
        for i in range(3):
            for j in T.serial(8, annotations={"hint": T.bool(True)}):
                if j < count:
                    if X[i, j] % 2 == 0:
                        Y[i, j] = X[i, j] // 2
                    else:
                        Y[i, j] = X[i, j] * 3 + 1
                else:
                    Y[i, j] = T.if_then_else(j == 7, X[i, 0], j * -1)
