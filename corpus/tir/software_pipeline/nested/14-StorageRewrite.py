# corpus/tir/software_pipeline: stage 14, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_global = T.allocate([6], "float32", "global")
        B = T.allocate([18], "float32", "global")
        B_1 = T.Buffer((18,), data=B)
        A_global_1 = T.Buffer((6,), data=A_global)
        A_1 = T.Buffer((54,), data=A.data)
        for i in T.unroll(3):
            if 1 <= i and i - 1 < 9:
                for ax0 in range(6):
                    B_1[(i + 2) % 3 * 6 + ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
            if i < 9:
                for ax0 in range(6):
                    A_global_1[ax0] = A_1[i * 6 + ax0]
        C_1 = T.Buffer((54,), data=C.data)
        for i in range(6):
            if i + 3 - 3 < 9:
                for j in range(6):
                    C_1[i * 6 + j] = B_1[i % 3 * 6 + j] + T.Cast("float32", i - 3 + 3)
            if i + 3 - 1 < 9:
                for ax0 in range(6):
                    B_1[(i + 2) % 3 * 6 + ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
            if i + 3 < 9:
                for ax0 in range(6):
                    A_global_1[ax0] = A_1[i * 6 + ax0 + 18]
        for i in T.unroll(3):
            if i + 9 - 3 < 9:
                for j in range(6):
                    C_1[i * 6 + j + 36] = B_1[i * 6 + j] + T.Cast("float32", i - 3 + 9)
            if i + 9 - 1 < 9:
                for ax0 in range(6):
                    B_1[(i + 2) % 3 * 6 + ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
