# corpus/tir/software_pipeline: stage 12, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B = T.alloc_buffer((3, 1, 6), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        A_global = T.alloc_buffer((1, 6), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i in T.unroll(3):
            if 1 <= i and i - 1 < 9:
                for ax0 in range(6):
                    B[(i - 1) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
            if i < 9:
                for ax0 in range(6):
                    A_global[0, ax0] = A[i, ax0]
        for i in range(6):
            if i + 3 - 3 < 9:
                for j in range(6):
                    C[i - 3 + 3, j] = B[(i - 3 + 3) % 3, 0, j] + T.Cast("float32", i - 3 + 3)
            if i + 3 - 1 < 9:
                for ax0 in range(6):
                    B[(i - 1 + 3) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
            if i + 3 < 9:
                for ax0 in range(6):
                    A_global[0, ax0] = A[i + 3, ax0]
        for i in T.unroll(3):
            if i + 9 - 3 < 9:
                for j in range(6):
                    C[i - 3 + 9, j] = B[(i - 3 + 9) % 3, 0, j] + T.Cast("float32", i - 3 + 9)
            if i + 9 - 1 < 9:
                for ax0 in range(6):
                    B[(i - 1 + 9) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
