# corpus/tir/software_pipeline: stage 14, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_global = T.alloc_buffer((6,))
        B = T.alloc_buffer((18,))
        A_1 = A.view(54)
        C_1 = C.view(54)
        for i in T.unroll(3):
            if 1 <= i and i - 1 < 9:
                for ax0 in range(6):
                    B[(i + 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
            if i < 9:
                for ax0 in range(6):
                    A_global[ax0] = A_1[i * 6 + ax0]
        for i in range(6):
            if i + 3 - 3 < 9:
                for j in range(6):
                    C_1[i * 6 + j] = B[i % 3 * 6 + j] + T.Cast("float32", i - 3 + 3)
            if i + 3 - 1 < 9:
                for ax0 in range(6):
                    B[(i + 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
            if i + 3 < 9:
                for ax0 in range(6):
                    A_global[ax0] = A_1[i * 6 + ax0 + 18]
        for i in T.unroll(3):
            if i + 9 - 3 < 9:
                for j in range(6):
                    C_1[i * 6 + j + 36] = B[i * 6 + j] + T.Cast("float32", i - 3 + 9)
            if i + 9 - 1 < 9:
                for ax0 in range(6):
                    B[(i + 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
