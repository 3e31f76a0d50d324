# corpus/tir/int8: stage 05, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(99)
        B_1 = B.view(110)
        C_1 = C.view(90)
        acc = T.alloc_buffer((90,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i, j, k in T.grid(9, 10, 11):
            if k == 0:
                acc[i * 10 + j] = 0
            acc[i * 10 + j] = acc[i * 10 + j] + T.Cast("int32", A_1[i * 11 + k]) * T.Cast("int32", B_1[j * 11 + k])
        for i, j in T.grid(9, 10):
            C_1[i * 10 + j] = T.Cast("int8", T.max(T.min(T.shift_right(acc[i * 10 + j] * 97 + 16384, 15) + 3, 127), -128))
