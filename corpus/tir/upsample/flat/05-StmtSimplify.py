# corpus/tir/upsample: stage 05, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def upsample(X: T.Buffer(("n", "m"), "float32"), W: T.Buffer((m,), "float32"), Y: T.Buffer((n * 2, m * 2 - 1), "float32"), Z: T.Buffer((m, n), "float32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(n * m)
        W_1 = T.decl_buffer((m,), data=W.data)
        Y_1 = Y.view(n * (m * 2 - 1) * 2)
        Z_1 = Z.view(m * n)
        for i, j in T.grid(n * 2, m * 2 - 1):
            Y_1[i * (m * 2 - 1) + j] = (X_1[j // 2 + i // 2 * m] + X_1[(j + 1) // 2 + i // 2 * m]) * T.float32(0.5)
        for j, i in T.grid(m, n):
            Z_1[j * n + i] = Y_1[j * 2 + i * (m * 2 - 1) * 2] * W_1[j]
