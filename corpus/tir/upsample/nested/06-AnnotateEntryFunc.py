# corpus/tir/upsample: stage 06, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def upsample(x: T.handle, w: T.handle, y: T.handle, z: T.handle):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        n, m = T.int32(), T.int32()
        X = T.match_buffer(x, (n, m))
        W = T.match_buffer(w, (m,))
        Y = T.match_buffer(y, (n * 2, m * 2 - 1))
        Z = T.match_buffer(z, (m, n))
        Y_1 = T.Buffer((n * (m * 2 - 1) * 2,), data=Y.data)
        for i, j in T.grid(n * 2, m * 2 - 1):
            X_1 = T.Buffer((n * m,), data=X.data)
            Y_1[i * (m * 2 - 1) + j] = (X_1[j // 2 + i // 2 * m] + X_1[(j + 1) // 2 + i // 2 * m]) * T.float32(0.5)
        for j, i in T.grid(m, n):
            Z_1 = T.Buffer((m * n,), data=Z.data)
            W_1 = T.Buffer((m,), data=W.data)
            Z_1[j * n + i] = Y_1[j * 2 + i * (m * 2 - 1) * 2] * W_1[j]
