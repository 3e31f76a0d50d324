# corpus/tir/software_pipeline: stage 16, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
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
        if T.LE(1, 0):
            for ax0 in range(6):
                B[T.Add(0, 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global[ax0] = A_1[T.Mul(0, 6) + ax0]
        if T.LE(1, 1):
            for ax0 in range(6):
                B[T.Add(1, 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global[ax0] = A_1[T.Mul(1, 6) + ax0]
        if T.LE(1, 2):
            for ax0 in range(6):
                B[T.Add(2, 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global[ax0] = A_1[T.Mul(2, 6) + ax0]
        for i in range(6):
            for j in range(6):
                C_1[i * 6 + j] = B[i % 3 * 6 + j] + T.Cast("float32", i)
            for ax0 in range(6):
                B[(i + 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
            for ax0 in range(6):
                A_global[ax0] = A_1[i * 6 + ax0 + 18]
        for j in range(6):
            C_1[T.Mul(0, 6) + j + 36] = B[T.Mul(0, 6) + j] + T.Cast("float32", T.Add(0, 6))
        if T.LT(0, 1):
            for ax0 in range(6):
                B[T.Mul(0, 6) + ax0 + 12] = A_global[ax0] * T.float32(0.69999999999999996)
        for j in range(6):
            C_1[T.Mul(1, 6) + j + 36] = B[T.Mul(1, 6) + j] + T.Cast("float32", T.Add(1, 6))
        if T.LT(1, 1):
            for ax0 in range(6):
                B[T.Mul(1, 6) + ax0 + 12] = A_global[ax0] * T.float32(0.69999999999999996)
        for j in range(6):
            C_1[T.Mul(2, 6) + j + 36] = B[T.Mul(2, 6) + j] + T.Cast("float32", T.Add(2, 6))
        if T.LT(2, 1):
            for ax0 in range(6):
                B[T.Mul(2, 6) + ax0 + 12] = A_global[ax0] * T.float32(0.69999999999999996)
