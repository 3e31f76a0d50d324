# corpus/tir/max_pool: stage 06, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: max_pool; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def max_pool(X: T.Buffer((2, 9, 7), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 2):
            cse_v1: T.int32 = c * 12 + h * 3 + w
            Y_1 = T.Buffer((24,), data=Y.data)
            if p == 0 and q == 0:
                Y_1[cse_v1] = T.float32(-340282346638528859811704183484516925440.0)
            X_1 = T.Buffer((126,), data=X.data)
            Y_1[cse_v1] = T.max(Y_1[cse_v1], X_1[c * 63 + h * 14 + p * 7 + w * 2 + q])
