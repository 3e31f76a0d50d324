# corpus/tir/matmul_cached: stage 19, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: matmul_cached; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_cached(A: T.Buffer((10, 9), "float32"), B: T.Buffer((9, 8), "float32"), C: T.Buffer((10, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        C_global = T.alloc_buffer((20,))
        A_global = T.alloc_buffer((12,))
        B_global = T.alloc_buffer((15,))
        A_1 = A.view(90)
        B_1 = B.view(72)
        C_1 = C.view(80)
        for i_0, j_0 in T.grid(3, 2):
            for i_1_init, j_1_init in T.grid(4, 5):
                if j_0 * 5 + j_1_init < 8 and i_0 * 4 + i_1_init < 10:
                    C_global[i_1_init * 5 + j_1_init] = T.float32(0.0)
            for k_0 in range(3):
                for ax0, ax1 in T.grid(4, 3):
                    if i_0 * 4 + ax0 < 10:
                        A_global[ax0 * 3 + ax1] = A_1[(i_0 * 4 + ax0) * 9 + k_0 * 3 + ax1]
                for ax0, ax1 in T.grid(3, 5):
                    if j_0 * 5 + ax1 < 8:
                        B_global[ax0 * 5 + ax1] = B_1[k_0 * 24 + ax0 * 8 + (j_0 * 5 + ax1)]
                for k_1, i_1, j_1 in T.grid(3, 4, 5):
                    if i_0 * 4 + i_1 < 10 and j_0 * 5 + j_1 < 8:
                        C_global[i_1 * 5 + j_1] = C_global[i_1 * 5 + j_1] + A_global[i_1 * 3 + k_1] * B_global[k_1 * 5 + j_1]
            for ax0, ax1 in T.grid(4, 5):
                if i_0 * 4 + ax0 < 10 and j_0 * 5 + ax1 < 8:
                    C_1[(i_0 * 4 + ax0) * 8 + (j_0 * 5 + ax1)] = C_global[ax0 * 5 + ax1]
