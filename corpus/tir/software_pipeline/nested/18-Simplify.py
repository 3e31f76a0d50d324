# corpus/tir/software_pipeline: stage 18, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
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
        A_global_1 = T.Buffer((6,), data=A_global)
        A_1 = T.Buffer((54,), data=A.data)
        for ax0 in range(6):
            A_global_1[ax0] = A_1[ax0]
        B_1 = T.Buffer((18,), data=B)
        for ax0 in range(6):
            B_1[ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global_1[ax0] = A_1[ax0 + 6]
        for ax0 in range(6):
            B_1[ax0 + 6] = A_global_1[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global_1[ax0] = A_1[ax0 + 12]
        C_1 = T.Buffer((54,), data=C.data)
        for i in range(6):
            for j in range(6):
                C_1[i * 6 + j] = B_1[i % 3 * 6 + j] + T.Cast("float32", i)
            for ax0 in range(6):
                B_1[(i + 2) % 3 * 6 + ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
            for ax0 in range(6):
                A_global_1[ax0] = A_1[i * 6 + ax0 + 18]
        for j in range(6):
            C_1[j + 36] = B_1[j] + T.float32(6.0)
        for ax0 in range(6):
            B_1[ax0 + 12] = A_global_1[ax0] * T.float32(0.69999999999999996)
        for j in range(6):
            C_1[j + 42] = B_1[j + 6] + T.float32(7.0)
        for j in range(6):
            C_1[j + 48] = B_1[j + 12] + T.float32(8.0)
