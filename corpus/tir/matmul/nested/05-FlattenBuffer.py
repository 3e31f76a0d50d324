# corpus/tir/matmul: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: matmul; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul(A: T.Buffer((16, 20), "float32"), B: T.Buffer((20, 12), "float32"), C: T.Buffer((16, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        for i, j, k in T.grid(16, 12, 20):
            C_1 = T.Buffer((192,), data=C.data)
            if k == 0:
                C_1[i * 12 + j] = T.float32(0.0)
            A_1 = T.Buffer((320,), data=A.data)
            B_1 = T.Buffer((240,), data=B.data)
            C_1[i * 12 + j] = C_1[i * 12 + j] + A_1[i * 20 + k] * B_1[k * 12 + j]
