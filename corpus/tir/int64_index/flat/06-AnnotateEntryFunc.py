# corpus/tir/int64_index: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int64_index; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def int64_index(A: T.Buffer((T.int64(6), T.int64(5)), "int64"), B: T.Buffer((T.int64(5), T.int64(6)), "int64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        A_1 = T.decl_buffer((30,), "int64", data=A.data)
        B_1 = T.decl_buffer((30,), "int64", data=B.data)
        for i, j in T.grid(T.int64(5), T.int64(6)):
            B_1[i * T.int64(6) + j] = A_1[(i + T.int64(2)) % T.int64(5) + T.int64(25) - j * T.int64(5)] * T.int64(1000003) + i - j
