# corpus/tir/double_buffer: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: double_buffer; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_buffer(A: T.Buffer((5, 6), "float32"), C: T.Buffer((5, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(5):
            B = T.allocate([6], "float32", "global")
            B_1 = T.Buffer((6,), data=B)
            with T.attr(B, "double_buffer_scope", 1):
                for j in range(6):
                    A_1 = T.Buffer((30,), data=A.data)
                    B_1[j] = A_1[i * 6 + j] * T.float32(3.0)
            for j in range(6):
                C_1 = T.Buffer((30,), data=C.data)
                C_1[i * 6 + j] = B_1[j] - B_1[j * -1 + 5]
