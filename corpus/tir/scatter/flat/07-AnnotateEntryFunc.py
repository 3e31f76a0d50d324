# corpus/tir/scatter: stage 07, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        data_1 = data.view(24)
        index_1 = T.decl_buffer((6,), "int32", data=index.data)
        updates_1 = updates.view(18)
        out_1 = out.view(24)
        total_1 = total.view(24)
        for i, j in T.grid(8, 3):
            cse_v1: T.let[T.int32] = i * 3 + j
            out_1[cse_v1] = data_1[cse_v1]
            total_1[cse_v1] = data_1[cse_v1]
        for i, j in T.grid(6, 3):
            row: T.let[T.int32] = T.if_then_else(index_1[i] < 0, index_1[i] + 8, index_1[i])
            cse_v2: T.let[T.int32] = i * 3 + j
            cse_v3: T.let[T.int32] = row * 3 + j
            out_1[cse_v3] = updates_1[cse_v2]
            total_1[cse_v3] = total_1[cse_v3] + updates_1[cse_v2]
