# corpus/tir/batch_matmul: stage 06, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: batch_matmul; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def batch_matmul(A: T.Buffer((3, 5, 7), "float32"), B: T.Buffer((3, 4, 7), "float32"), C: T.Buffer((3, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for b, i, j, k in T.grid(3, 5, 4, 7):
            cse_v1: T.int32 = b * 20 + i * 4 + j
            C_1 = T.Buffer((60,), data=C.data)
            if k == 0:
                C_1[cse_v1] = T.float32(0.0)
            A_1 = T.Buffer((105,), data=A.data)
            B_1 = T.Buffer((84,), data=B.data)
            C_1[cse_v1] = C_1[cse_v1] + A_1[b * 35 + i * 7 + k] * B_1[b * 28 + j * 7 + k]
