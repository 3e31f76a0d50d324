# corpus/tir/layer_norm: stage 07, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm(X: T.Buffer((5, 16), "float32"), gamma: T.Buffer((16,), "float32"), beta: T.Buffer((16,), "float32"), Y: T.Buffer((5, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        total = T.alloc_buffer((5,))
        square = T.alloc_buffer((5,))
        X_1 = X.view(80)
        gamma_1 = T.decl_buffer((16,), data=gamma.data)
        beta_1 = T.decl_buffer((16,), data=beta.data)
        Y_1 = Y.view(80)
        total_1 = T.decl_buffer((5,), data=total.data)
        square_1 = T.decl_buffer((5,), data=square.data)
        for i, k in T.grid(5, 16):
            if k == 0:
                total[i] = T.float32(0.0)
            total[i] = total[i] + X_1[i * 16 + k]
        for i in range(5):
            total_1[i] = total[i] / T.float32(16.0)
        for i, k in T.grid(5, 16):
            if k == 0:
                square[i] = T.float32(0.0)
            cse_v1: T.let[T.int32] = i * 16 + k
            square[i] = square[i] + (X_1[cse_v1] - total_1[i]) * (X_1[cse_v1] - total_1[i])
        for i in range(5):
            square_1[i] = T.float32(1.0) / T.sqrt(square[i] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for i, j in T.grid(5, 16):
            cse_v2: T.let[T.int32] = i * 16 + j
            Y_1[cse_v2] = (X_1[cse_v2] - total_1[i]) * square_1[i] * gamma_1[j] + beta_1[j]
