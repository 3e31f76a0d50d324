# corpus/tir/binary_search: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: binary_search; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def binary_search(sorted: T.Buffer((21,), "int32"), query: T.Buffer((8,), "int32"), place: T.Buffer((8,), "int32")):
        # with T.block("root"):
        for i in range(8):
            with T.block("search"):
                vi = T.axis.spatial(8, i)
                T.reads(sorted[0:21], query[vi])
                T.writes(place[vi])
                low = T.alloc_buffer((1,), "int32")
                high = T.alloc_buffer((1,), "int32")
                low[0] = 0
                high[0] = 21
                while low[0] < high[0]:
                    middle: T.int32 = (low[0] + high[0]) // 2
                    if sorted[middle] < query[vi]:
                        low[0] = middle + 1
                    else:
                        high[0] = middle
                place[vi] = low[0]
