# corpus/tir/insertion_sort: stage 06, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def insertion_sort(keys: T.Buffer((14,), "int32"), sorted: T.Buffer((14,), "int32"), order: T.Buffer((14,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        at = T.alloc_buffer((1,), "int32")
        keys_1 = T.decl_buffer((14,), "int32", data=keys.data)
        sorted_1 = T.decl_buffer((14,), "int32", data=sorted.data)
        order_1 = T.decl_buffer((14,), "int32", data=order.data)
        for i in range(14):
            sorted_1[i] = keys_1[i]
            order_1[i] = i
            at[0] = i
            while T.if_then_else(0 < at[0], keys_1[i] < sorted_1[at[0] - 1], T.bool(False)):
                sorted_1[at[0]] = sorted_1[at[0] - 1]
                order_1[at[0]] = order_1[at[0] - 1]
                at[0] = at[0] - 1
            sorted_1[at[0]] = keys_1[i]
            order_1[at[0]] = i
