# corpus/tir/matmul_cached: stage 17, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_0, j_0 in T.grid(3, 2):
            C_global = T.decl_buffer((4, 5))
            for i_1_init, j_1_init in T.grid(4, 5):
                if j_0 * 5 + j_1_init < 8 and i_0 * 4 + i_1_init < 10:
                    C_global[i_1_init, j_1_init] = T.float32(0.0)
            for k_0 in range(3):
                A_global = T.decl_buffer((4, 3))
                B_global = T.decl_buffer((3, 5))
                for ax0, ax1 in T.grid(4, 3):
                    if i_0 * 4 + ax0 < 10:
                        A_global[ax0, ax1] = A[i_0 * 4 + ax0, k_0 * 3 + ax1]
                for ax0, ax1 in T.grid(3, 5):
                    if j_0 * 5 + ax1 < 8:
                        B_global[ax0, ax1] = B[k_0 * 3 + ax0, j_0 * 5 + ax1]
                for k_1, i_1, j_1 in T.grid(3, 4, 5):
                    if i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8:
                        C_global[i_1, j_1] = C_global[i_1, j_1] + A_global[i_1, k_1] * B_global[k_1, j_1]
            for ax0, ax1 in T.grid(4, 5):
                if i_0 * 4 + ax0 < 10 and j_0 * 5 + ax1 < 8:
                    C[i_0 * 4 + ax0, j_0 * 5 + ax1] = C_global[ax0, ax1]
