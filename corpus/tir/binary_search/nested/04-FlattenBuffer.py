# corpus/tir/binary_search: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: binary_search; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def binary_search(sorted: T.Buffer((21,), "int32"), query: T.Buffer((8,), "int32"), place: T.Buffer((8,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(8):
            low = T.allocate([1], "int32", "global")
            high = T.allocate([1], "int32", "global")
            low_1 = T.Buffer((1,), "int32", data=low)
            low_1[0] = 0
            high_1 = T.Buffer((1,), "int32", data=high)
            high_1[0] = 21
            while low_1[0] < high_1[0]:
                middle: T.int32 = (low_1[0] + high_1[0]) // 2
                sorted_1 = T.Buffer((21,), "int32", data=sorted.data)
                query_1 = T.Buffer((8,), "int32", data=query.data)
                if sorted_1[middle] < query_1[i]:
                    low_1[0] = middle + 1
                else:
                    high_1[0] = middle
            place_1 = T.Buffer((8,), "int32", data=place.data)
            place_1[i] = low_1[0]
