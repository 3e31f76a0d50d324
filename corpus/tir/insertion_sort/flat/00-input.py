# corpus/tir/insertion_sort: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def insertion_sort(keys: T.Buffer((14,), "int32"), sorted: T.Buffer((14,), "int32"), order: T.Buffer((14,), "int32")):
        # with T.sblock("root"):
        at = T.sblock_alloc_buffer((1,), "int32")
        for i in range(14):
            sorted[i] = keys[i]
            order[i] = i
            at[0] = i
            while T.if_then_else(at[0] > 0, sorted[at[0] - 1] > keys[i], T.bool(False)):
                sorted[at[0]] = sorted[at[0] - 1]
                order[at[0]] = order[at[0] - 1]
                at[0] = at[0] - 1
            sorted[at[0]] = keys[i]
            order[at[0]] = i
