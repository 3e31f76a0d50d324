# corpus/tir/int8: stage 02, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def int8(A: T.Buffer((9, 11), "int8"), B: T.Buffer((10, 11), "int8"), C: T.Buffer((9, 10), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        acc = T.sblock_alloc_buffer((9, 10), "int32")
        for i, j, k in T.grid(9, 10, 11):
            with T.sblock("product"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vj, vk])
                T.writes(acc[vi, vj])
                if vk == 0:
                    acc[vi, vj] = 0
                acc[vi, vj] = acc[vi, vj] + T.Cast("int32", A[vi, vk]) * T.Cast("int32", B[vj, vk])
        for i, j in T.grid(9, 10):
            with T.sblock("requantise"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(acc[vi, vj])
                T.writes(C[vi, vj])
                C[vi, vj] = T.Cast("int8", T.max(T.min(T.shift_right(acc[vi, vj] * 97 + 16384, 15) + 3, 127), -128))
