# corpus/tir/matmul_cached: stage 23, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C_global = T.allocate([20], "float32", "global")
        A_global = T.allocate([12], "float32", "global")
        B_global = T.allocate([15], "float32", "global")
        for i_0, j_0 in T.grid(3, 2):
            C_global_1 = T.Buffer((20,), data=C_global)
            for i_1_init, j_1_init in T.grid(4, 5):
                if j_0 * 5 + j_1_init < 8 and i_0 * 2 + i_1_init // 2 < 5:
                    C_global_1[i_1_init * 5 + j_1_init] = T.float32(0.0)
            for k_0 in range(3):
                A_global_1 = T.Buffer((12,), data=A_global)
                for ax0 in range(4):
                    if i_0 * 2 + ax0 // 2 < 5:
                        A_1 = T.Buffer((90,), data=A.data)
                        for ax1 in range(3):
                            A_global_1[ax0 * 3 + ax1] = A_1[i_0 * 36 + ax0 * 9 + k_0 * 3 + ax1]
                B_global_1 = T.Buffer((15,), data=B_global)
                for ax0, ax1 in T.grid(3, 5):
                    if j_0 * 5 + ax1 < 8:
                        B_1 = T.Buffer((72,), data=B.data)
                        B_global_1[ax0 * 5 + ax1] = B_1[k_0 * 24 + ax0 * 8 + j_0 * 5 + ax1]
                for k_1, i_1, j_1 in T.grid(3, 4, 5):
                    if i_0 * 2 + i_1 // 2 < 5 and j_0 * 5 + j_1 < 8:
                        C_global_1[i_1 * 5 + j_1] = C_global_1[i_1 * 5 + j_1] + A_global_1[i_1 * 3 + k_1] * B_global_1[k_1 * 5 + j_1]
            for ax0, ax1 in T.grid(4, 5):
                if i_0 * 2 + ax0 // 2 < 5 and j_0 * 5 + ax1 < 8:
                    C_1 = T.Buffer((80,), data=C.data)
                    C_1[i_0 * 32 + ax0 * 8 + j_0 * 5 + ax1] = C_global_1[ax0 * 5 + ax1]
