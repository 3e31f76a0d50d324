# corpus/tir/scalar_buffer: stage 02, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def scalar_buffer(X: T.Buffer((10,), "int32"), offset: T.Buffer((), "int32"), total: T.Buffer((), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for k in range(10):
            with T.sblock("total"):
                vk = T.axis.reduce(10, k)
                T.reads(X[vk], offset[()])
                T.writes(total[()])
                if vk == 0:
                    total[()] = 0
                total[()] = total[()] + X[vk] * offset[()]
