# corpus/tir/dynamic_shape: stage 06, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: dynamic_shape; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def dynamic_shape(A: T.Buffer(("n", "m"), "float32"), B: T.Buffer((m, 3), "float32"), C: T.Buffer((n, 3), "float32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(n * m)
        B_1 = B.view(m * 3)
        C_1 = C.view(n * 3)
        for i, j, k in T.grid(n, 3, m):
            cse_v1: T.let[T.int32] = i * 3 + j
            if k == 0:
                C_1[cse_v1] = T.float32(0.0)
            C_1[cse_v1] = C_1[cse_v1] + A_1[i * m + k] * B_1[k * 3 + j]
