# corpus/tir/vectorize: stage 09, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def vectorize(A: T.Buffer((5, 12), "float32"), B: T.Buffer((12,), "float32"), C: T.Buffer((5, 12), "float32"), D: T.Buffer((12, 5), "float32"), E: T.Buffer((12, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C_1 = T.Buffer((60,), data=C.data)
        for i, j_0 in T.grid(5, 3):
            for j_1 in T.vectorized(4):
                A_1 = T.Buffer((60,), data=A.data)
                B_1 = T.Buffer((12,), data=B.data)
                C_1[i * 12 + j_0 * 4 + j_1] = T.max(A_1[i * 12 + j_0 * 4 + j_1] * B_1[j_0 * 4 + j_1] + T.float32(1.0), A_1[i * 12 + j_0 * 4 + j_1])
        for j, i_0 in T.grid(12, 2):
            for i_1 in T.vectorized(4):
                if i_0 * 4 + i_1 < 5:
                    D_1 = T.Buffer((60,), data=D.data)
                    D_1[j * 5 + (i_0 * 4 + i_1)] = C_1[(i_0 * 4 + i_1) * 12 + j] - T.Cast("float32", i_0 * 4 + i_1)
        for j in range(12):
            for i in T.vectorized(4):
                E_1 = T.Buffer((48,), data=E.data)
                E_1[j * 4 + i] = T.Select(i * 3 < j, C_1[i * 12 + j], T.Cast("float32", i * 3 + j))
