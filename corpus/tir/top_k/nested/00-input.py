# corpus/tir/top_k: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        # with T.block("root"):
        for i in range(5):
            with T.block("row"):
                vi = T.axis.spatial(5, i)
                T.reads(X[vi, 0:11])
                T.writes(values[vi, 0:4], places[vi, 0:4])
                taken = T.alloc_buffer((11,), "bool")
                best = T.alloc_buffer((1,), "int32")
                for j in range(11):
                    taken[j] = T.bool(False)
                for k in range(4):
                    best[0] = -1
                    for j in range(11):
                        if not taken[j]:
                            if best[0] < 0:
                                best[0] = j
                            else:
                                if X[vi, j] > X[vi, best[0]]:
                                    best[0] = j
                    taken[best[0]] = T.bool(True)
                    values[vi, k] = X[vi, best[0]]
                    places[vi, k] = best[0]
