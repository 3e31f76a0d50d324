# corpus/tir/scatter: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scatter(data: T.Buffer((8, 3), "float32"), index: T.Buffer((6,), "int32"), updates: T.Buffer((6, 3), "float32"), out: T.Buffer((8, 3), "float32"), total: T.Buffer((8, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, j in T.grid(8, 3):
            with T.block("copy"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(data[vi, vj])
                T.writes(out[vi, vj], total[vi, vj])
                out[vi, vj] = data[vi, vj]
                total[vi, vj] = data[vi, vj]
        for i, j in T.grid(6, 3):
            with T.block("scatter"):
                vi = T.axis.opaque(6, i)
                vj = T.axis.spatial(3, j)
                T.reads(index[vi], updates[vi, vj], total[0:8, vj])
                T.writes(out[0:8, vj], total[0:8, vj])
                row: T.int32 = T.if_then_else(index[vi] < 0, index[vi] + 8, index[vi])
                out[row, vj] = updates[vi, vj]
                total[row, vj] = total[row, vj] + updates[vi, vj]
