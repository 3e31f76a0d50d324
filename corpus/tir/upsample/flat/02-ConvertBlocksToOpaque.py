# corpus/tir/upsample: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def upsample(X: T.Buffer(("n", "m"), "float32"), W: T.Buffer((m,), "float32"), Y: T.Buffer((n * 2, m * 2 - 1), "float32"), Z: T.Buffer((m, n), "float32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(n * 2, m * 2 - 1):
            with T.sblock("between"):
                T.reads(X[i // 2, j // 2:j // 2 + (j % 2 + 1)])
                T.writes(Y[i, j])
                Y[i, j] = (X[i // 2, j // 2] + X[i // 2, (j + 1) // 2]) * T.float32(0.5)
        for j, i in T.grid(m, n):
            with T.sblock("turned"):
                T.reads(Y[i * 2, j * 2], W[j])
                T.writes(Z[j, i])
                Z[j, i] = Y[i * 2, j * 2] * W[j]
