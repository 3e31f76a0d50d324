# corpus/tir/scalar_buffer: stage 06, after tirx.NarrowDataType, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def scalar_buffer(X: T.Buffer((10,), "int32"), offset: T.Buffer((), "int32"), total: T.Buffer((), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = T.decl_buffer((10,), "int32", data=X.data)
        offset_1 = T.decl_buffer((1,), "int32", data=offset.data)
        total_1 = T.decl_buffer((1,), "int32", data=total.data)
        for k in range(10):
            if k == 0:
                total_1[0] = 0
            total_1[0] = total_1[0] + X_1[k] * offset_1[0]
