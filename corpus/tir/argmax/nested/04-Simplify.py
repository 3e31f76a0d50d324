# corpus/tir/argmax: stage 04, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: argmax; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax(X: T.Buffer((6, 9), "float32"), best: T.Buffer((6,), "float32"), place: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i, k in T.grid(6, 9):
            with T.block("argmax"):
                T.reads(X[i, k])
                T.writes(place[i], best[i])
                if k == 0:
                    place[i] = -1
                    best[i] = T.float32(-340282346638528859811704183484516925440.0)
                new_place: T.int32 = T.Select(X[i, k] <= best[i], place[i], k)
                new_best: T.float32 = T.Select(X[i, k] <= best[i], best[i], X[i, k])
                place[i] = new_place
                best[i] = new_best
