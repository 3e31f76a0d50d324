# corpus/tir/double_pipeline: stage 18, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_pipeline(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 5), "float32"), C: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_global = T.allocate([24], "float32", "global")
        C_1 = T.Buffer((20,), data=C.data)
        for i_init, j_init in T.grid(4, 5):
            C_1[i_init * 5 + j_init] = T.float32(0.0)
        for k_0 in range(4):
            A_global_1 = T.Buffer((24,), data=A_global)
            for ax0, ax1 in T.grid(4, 3):
                A_1 = T.Buffer((48,), data=A.data)
                A_global_1[k_0 % 2 * 12 + ax0 * 3 + ax1] = A_1[ax0 * 12 + k_0 * 3 + ax1]
            for i, j, k_1 in T.grid(4, 5, 3):
                B_1 = T.Buffer((60,), data=B.data)
                C_1[i * 5 + j] = C_1[i * 5 + j] + A_global_1[k_0 % 2 * 12 + i * 3 + k_1] * B_1[k_0 * 15 + k_1 * 5 + j]
