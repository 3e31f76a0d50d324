# corpus/tir/scatter: stage 05, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        data_1 = data.view(24)
        index_1 = T.decl_buffer((6,), "int32", data=index.data)
        updates_1 = updates.view(18)
        out_1 = out.view(24)
        total_1 = total.view(24)
        for i, j in T.grid(8, 3):
            out_1[i * 3 + j] = data_1[i * 3 + j]
            total_1[i * 3 + j] = data_1[i * 3 + j]
        for i, j in T.grid(6, 3):
            row: T.let[T.int32] = T.if_then_else(index_1[i] < 0, index_1[i] + 8, index_1[i])
            out_1[row * 3 + j] = updates_1[i * 3 + j]
            total_1[row * 3 + j] = total_1[row * 3 + j] + updates_1[i * 3 + j]
