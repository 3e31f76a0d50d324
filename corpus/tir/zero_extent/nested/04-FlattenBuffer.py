# corpus/tir/zero_extent: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.allocate([0], "float32", "global")
        S_1 = T.Buffer((0,), data=S)
        A_1 = T.Buffer((0,), data=A.data)
        for k, j in T.grid(0, 4):
            S_1[k * 4 + j] = A_1[k * 4 + j] * T.float32(2.0)
        C_1 = T.Buffer((4,), data=C.data)
        for j in range(4):
            B_1 = T.Buffer((4,), data=B.data)
            C_1[j] = B_1[j]
        for j, k in T.grid(4, 0):
            C_1[j] = C_1[j] + S_1[k * 4 + j]
        for j, k in T.grid(4, 0):
            D_1 = T.Buffer((0,), data=D.data)
            D_1[k] = A_1[k * 4 + j]
