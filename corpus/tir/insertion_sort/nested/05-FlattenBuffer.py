# corpus/tir/insertion_sort: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def insertion_sort(keys: T.Buffer((14,), "int32"), sorted: T.Buffer((14,), "int32"), order: T.Buffer((14,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(14):
            at = T.allocate([1], "int32", "global")
            sorted_1 = T.Buffer((14,), "int32", data=sorted.data)
            keys_1 = T.Buffer((14,), "int32", data=keys.data)
            sorted_1[i] = keys_1[i]
            order_1 = T.Buffer((14,), "int32", data=order.data)
            order_1[i] = i
            at_1 = T.Buffer((1,), "int32", data=at)
            at_1[0] = i
            while T.if_then_else(0 < at_1[0], keys_1[i] < sorted_1[at_1[0] - 1], T.bool(False)):
                sorted_1[at_1[0]] = sorted_1[at_1[0] - 1]
                order_1[at_1[0]] = order_1[at_1[0] - 1]
                at_1[0] = at_1[0] - 1
            sorted_1[at_1[0]] = keys_1[i]
            order_1[at_1[0]] = i
