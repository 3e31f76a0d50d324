# corpus/tir/scatter: stage 07, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        out_1 = T.Buffer((24,), data=out.data)
        total_1 = T.Buffer((24,), data=total.data)
        for i, j in T.grid(8, 3):
            cse_v1: T.int32 = i * 3 + j
            data_1 = T.Buffer((24,), data=data.data)
            out_1[cse_v1] = data_1[cse_v1]
            total_1[cse_v1] = data_1[cse_v1]
        for i, j in T.grid(6, 3):
            cse_v2: T.int32 = i * 3 + j
            index_1 = T.Buffer((6,), "int32", data=index.data)
            row: T.int32 = T.if_then_else(index_1[i] < 0, index_1[i] + 8, index_1[i])
            cse_v3: T.int32 = row * 3 + j
            updates_1 = T.Buffer((18,), data=updates.data)
            out_1[cse_v3] = updates_1[cse_v2]
            total_1[cse_v3] = total_1[cse_v3] + updates_1[cse_v2]
