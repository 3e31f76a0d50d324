# corpus/tir/upsample: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def upsample(x: T.handle, w: T.handle, y: T.handle, z: T.handle):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        n, m = T.int32(), T.int32()
        X = T.match_buffer(x, (n, m))
        W = T.match_buffer(w, (m,))
        Y = T.match_buffer(y, (n * 2, m * 2 - 1))
        Z = T.match_buffer(z, (m, n))
        # with T.block("root"):
        for i, j in T.grid(n * 2, m * 2 - 1):
            with T.block("between"):
                T.reads(X[i // 2, j // 2:j // 2 + (j % 2 + 1)])
                T.writes(Y[i, j])
                Y[i, j] = (X[i // 2, j // 2] + X[i // 2, (j + 1) // 2]) * T.float32(0.5)
        for j, i in T.grid(m, n):
            with T.block("turned"):
                T.reads(Y[i * 2, j * 2], W[j])
                T.writes(Z[j, i])
                Z[j, i] = Y[i * 2, j * 2] * W[j]
