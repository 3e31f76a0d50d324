# corpus/tir/software_pipeline: stage 20, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_global = T.alloc_buffer((6,))
        B = T.alloc_buffer((18,))
        A_1 = A.view(54)
        C_1 = C.view(54)
        for ax0 in range(6):
            A_global[ax0] = A_1[ax0]
        for ax0 in range(6):
            B[ax0] = A_global[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global[ax0] = A_1[ax0 + 6]
        for ax0 in range(6):
            B[ax0 + 6] = A_global[ax0] * T.float32(0.69999999999999996)
        for ax0 in range(6):
            A_global[ax0] = A_1[ax0 + 12]
        for i in range(6):
            cse_v1: T.let[T.int32] = i * 6
            for j in range(6):
                C_1[cse_v1 + j] = B[i % 3 * 6 + j] + T.Cast("float32", i)
            for ax0 in range(6):
                B[(i + 2) % 3 * 6 + ax0] = A_global[ax0] * T.float32(0.69999999999999996)
            for ax0 in range(6):
                A_global[ax0] = A_1[cse_v1 + ax0 + 18]
        for j in range(6):
            C_1[j + 36] = B[j] + T.float32(6.0)
        for ax0 in range(6):
            B[ax0 + 12] = A_global[ax0] * T.float32(0.69999999999999996)
        for j in range(6):
            C_1[j + 42] = B[j + 6] + T.float32(7.0)
        for j in range(6):
            C_1[j + 48] = B[j + 12] + T.float32(8.0)
