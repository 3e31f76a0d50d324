# corpus/tir/scatter: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        out_1 = T.Buffer((24,), data=out.data)
        total_1 = T.Buffer((24,), data=total.data)
        for i, j in T.grid(8, 3):
            data_1 = T.Buffer((24,), data=data.data)
            out_1[i * 3 + j] = data_1[i * 3 + j]
            total_1[i * 3 + j] = data_1[i * 3 + j]
        for i, j in T.grid(6, 3):
            index_1 = T.Buffer((6,), "int32", data=index.data)
            row: T.int32 = T.if_then_else(index_1[i] < 0, index_1[i] + 8, index_1[i])
            updates_1 = T.Buffer((18,), data=updates.data)
            out_1[j + row * 3] = updates_1[i * 3 + j]
            total_1[j + row * 3] = total_1[j + row * 3] + updates_1[i * 3 + j]
