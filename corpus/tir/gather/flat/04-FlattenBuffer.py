# corpus/tir/gather: stage 04, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: gather; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gather(data: T.Buffer((9, 4), "float32"), index: T.Buffer((7,), "int32"), out: T.Buffer((7, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        data_1 = data.view(36)
        index_1 = T.decl_buffer((7,), "int32", data=index.data)
        out_1 = out.view(28)
        for i, j in T.grid(7, 4):
            out_1[i * 4 + j] = data_1[index_1[i] * 4 + j]
