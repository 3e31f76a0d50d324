# corpus/tir/top_k: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(5):
            with T.block("row"):
                T.reads(X[i, 0:11])
                T.writes(values[i, 0:4], places[i, 0:4])
                taken = T.alloc_buffer((11,), "bool")
                for j in range(11):
                    taken[j] = T.bool(False)
                for k in range(4):
                    with T.block(""):
                        best = T.Buffer((1,), "int32")
                        T.reads(taken[0:11], X[i, T.min(0, best[0]):T.min(0, best[0]) + (T.max(10, best[0]) + 1 - T.min(0, best[0]))])
                        T.writes(taken[best[0]], values[i, k], places[i, k])
                        best = T.alloc_buffer((1,), "int32", data=best.data)
                        best[0] = -1
                        for j in range(11):
                            if not taken[j]:
                                if best[0] < 0:
                                    best[0] = j
                                else:
                                    if X[i, j] > X[i, best[0]]:
                                        best[0] = j
                        taken[best[0]] = T.bool(True)
                        values[i, k] = X[i, best[0]]
                        places[i, k] = best[0]
