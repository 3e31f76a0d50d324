# corpus/tir/scalar_buffer: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scalar_buffer(X: T.Buffer((10,), "int32"), offset: T.Buffer((), "int32"), total: T.Buffer((), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for k in range(10):
            with T.block("total"):
                vk = T.axis.reduce(10, k)
                T.reads(X[vk], offset[()])
                T.writes(total[()])
                with T.init():
                    total[()] = 0
                total[()] = total[()] + X[vk] * offset[()]
