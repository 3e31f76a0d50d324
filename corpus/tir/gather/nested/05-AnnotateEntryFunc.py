# corpus/tir/gather: stage 05, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: gather; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gather(data: T.Buffer((9, 4), "float32"), index: T.Buffer((7,), "int32"), out: T.Buffer((7, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        for i, j in T.grid(7, 4):
            out_1 = T.Buffer((28,), data=out.data)
            data_1 = T.Buffer((36,), data=data.data)
            index_1 = T.Buffer((7,), "int32", data=index.data)
            out_1[i * 4 + j] = data_1[index_1[i] * 4 + j]
