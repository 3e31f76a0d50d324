# corpus/tir/double_buffer: stage 09, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: double_buffer; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_buffer(A: T.Buffer((5, 6), "float32"), C: T.Buffer((5, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        B = T.allocate([12], "float32", "global")
        B_1 = T.Buffer((12,), data=B)
        A_1 = T.Buffer((30,), data=A.data)
        for j in range(6):
            B_1[j] = A_1[j] * T.float32(3.0)
        C_1 = T.Buffer((30,), data=C.data)
        for i_outer in range(4):
            with T.attr(B, "double_buffer_write", 1):
                for j in range(6):
                    B_1[(i_outer + 1) % 2 * 6 + j] = A_1[i_outer * 6 + j + 6] * T.float32(3.0)
            for j in range(6):
                cse_v1: T.int32 = i_outer % 2 * 6
                C_1[i_outer * 6 + j] = B_1[cse_v1 + j] - B_1[cse_v1 + 5 - j]
        for j in range(6):
            C_1[j + 24] = B_1[j] - B_1[5 - j]
