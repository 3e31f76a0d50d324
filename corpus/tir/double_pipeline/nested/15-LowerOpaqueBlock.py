# corpus/tir/double_pipeline: stage 15, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_pipeline(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 5), "float32"), C: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_init, j_init in T.grid(4, 5):
            C[i_init, j_init] = T.float32(0.0)
        A_global = T.decl_buffer((2, 4, 3))
        for k_0 in range(4):
            if k_0 < 4:
                for ax0, ax1 in T.grid(4, 3):
                    A_global[k_0 % 2, ax0, ax1] = A[ax0, k_0 * 3 + ax1]
            if k_0 < 4:
                for i, j, k_1 in T.grid(4, 5, 3):
                    C[i, j] = C[i, j] + A_global[k_0 % 2, i, k_1] * B[k_0 * 3 + k_1, j]
