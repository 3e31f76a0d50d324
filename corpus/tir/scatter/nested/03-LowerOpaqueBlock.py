# corpus/tir/scatter: stage 03, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i, j in T.grid(8, 3):
            out[i, j] = data[i, j]
            total[i, j] = data[i, j]
        for i, j in T.grid(6, 3):
            row: T.int32 = T.if_then_else(index[i] < 0, index[i] + 8, index[i])
            out[row, j] = updates[i, j]
            total[row, j] = total[row, j] + updates[i, j]
