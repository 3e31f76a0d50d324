# corpus/tir/gather: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: gather; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gather(data: T.Buffer((9, 4), "float32"), index: T.Buffer((7,), "int32"), out: T.Buffer((7, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(7, 4):
            with T.sblock("gather"):
                T.reads(data[0:9, j], index[i])
                T.writes(out[i, j])
                out[i, j] = data[index[i], j]
