# corpus/tir/batch_matmul: stage 06, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: batch_matmul; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def batch_matmul(A: T.Buffer((3, 5, 7), "float32"), B: T.Buffer((3, 4, 7), "float32"), C: T.Buffer((3, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(105)
        B_1 = B.view(84)
        C_1 = C.view(60)
        for b, i, j, k in T.grid(3, 5, 4, 7):
            cse_v1: T.let[T.int32] = b * 20 + i * 4 + j
            if k == 0:
                C_1[cse_v1] = T.float32(0.0)
            C_1[cse_v1] = C_1[cse_v1] + A_1[b * 35 + i * 7 + k] * B_1[b * 28 + j * 7 + k]
