# corpus/tir/layer_norm: stage 07, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm(X: T.Buffer((5, 16), "float32"), gamma: T.Buffer((16,), "float32"), beta: T.Buffer((16,), "float32"), Y: T.Buffer((5, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        total = T.allocate([5], "float32", "global")
        square = T.allocate([5], "float32", "global")
        total_1 = T.Buffer((5,), data=total)
        X_1 = T.Buffer((80,), data=X.data)
        for i, k in T.grid(5, 16):
            if k == 0:
                total_1[i] = T.float32(0.0)
            total_1[i] = total_1[i] + X_1[i * 16 + k]
        total_2 = T.Buffer((5,), data=total)
        for i in range(5):
            total_2[i] = total_1[i] / T.float32(16.0)
        square_1 = T.Buffer((5,), data=square)
        for i, k in T.grid(5, 16):
            cse_v1: T.int32 = i * 16 + k
            if k == 0:
                square_1[i] = T.float32(0.0)
            square_1[i] = square_1[i] + (X_1[cse_v1] - total_2[i]) * (X_1[cse_v1] - total_2[i])
        square_2 = T.Buffer((5,), data=square)
        for i in range(5):
            square_2[i] = T.float32(1.0) / T.sqrt(square_1[i] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for i, j in T.grid(5, 16):
            cse_v2: T.int32 = i * 16 + j
            Y_1 = T.Buffer((80,), data=Y.data)
            gamma_1 = T.Buffer((16,), data=gamma.data)
            beta_1 = T.Buffer((16,), data=beta.data)
            Y_1[cse_v2] = (X_1[cse_v2] - total_2[i]) * square_2[i] * gamma_1[j] + beta_1[j]
