# corpus/tir/scalar_buffer: stage 04, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def scalar_buffer(X: T.Buffer((10,), "int32"), offset: T.Buffer((), "int32"), total: T.Buffer((), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for k in range(10):
            if k == 0:
                total[()] = 0
            total[()] = total[()] + X[k] * offset[()]
