# corpus/tir/tensorized: stage 11, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: tensorized; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def tensorized(A: T.Buffer((8, 6), "int32"), B: T.Buffer((6, 9), "int32"), C: T.Buffer((8, 9), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_0, j_0 in T.grid(2, 3):
            C_1 = T.Buffer((72,), "int32", data=C.data)
            for i_1_init, j_1_init in T.grid(4, 3):
                C_1[i_0 * 36 + i_1_init * 9 + j_0 * 3 + j_1_init] = 0
            for k_0, j, i in T.grid(3, 3, 4):
                A_1 = T.Buffer((48,), "int32", data=A.data)
                B_1 = T.Buffer((54,), "int32", data=B.data)
                C_1[i_0 * 36 + i * 9 + j_0 * 3 + j] = C_1[i_0 * 36 + i * 9 + j_0 * 3 + j] + A_1[(i_0 * 12 + i * 3 + k_0) * 2] * B_1[k_0 * 18 + j_0 * 3 + j] + A_1[(i_0 * 12 + i * 3 + k_0) * 2 + 1] * B_1[k_0 * 18 + j_0 * 3 + j + 9]
