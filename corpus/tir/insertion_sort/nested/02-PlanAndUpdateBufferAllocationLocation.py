# corpus/tir/insertion_sort: stage 02, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: insertion_sort; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def insertion_sort(keys: T.Buffer((14,), "int32"), sorted: T.Buffer((14,), "int32"), order: T.Buffer((14,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(14):
            with T.block(""):
                at = T.Buffer((1,), "int32")
                T.reads(keys[i], sorted[at[0] - 1], order[at[0] - 1])
                T.writes(sorted[T.min(i, at[0]):T.min(i, at[0]) + (T.max(i, at[0]) + 1 - T.min(i, at[0]))], order[T.min(i, at[0]):T.min(i, at[0]) + (T.max(i, at[0]) + 1 - T.min(i, at[0]))])
                at = T.alloc_buffer((1,), "int32", data=at.data)
                sorted[i] = keys[i]
                order[i] = i
                at[0] = i
                while T.if_then_else(at[0] > 0, sorted[at[0] - 1] > keys[i], T.bool(False)):
                    sorted[at[0]] = sorted[at[0] - 1]
                    order[at[0]] = order[at[0] - 1]
                    at[0] = at[0] - 1
                sorted[at[0]] = keys[i]
                order[at[0]] = i
