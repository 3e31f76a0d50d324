# corpus/tir/top_k: stage 02, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i in range(5):
            with T.sblock("row"):
                vi = T.axis.spatial(5, i)
                T.reads(X[vi, 0:11])
                T.writes(values[vi, 0:4], places[vi, 0:4])
                taken = T.sblock_alloc_buffer((11,), "bool")
                for j in range(11):
                    taken[j] = T.bool(False)
                for k in range(4):
                    with T.sblock(""):
                        best = T.Buffer((1,), "int32")
                        T.reads(taken[0:11], X[vi, T.min(0, best[0]):T.min(0, best[0]) + (T.max(10, best[0]) + 1 - T.min(0, best[0]))])
                        T.writes(taken[best[0]], values[vi, k], places[vi, k])
                        best = T.sblock_alloc_buffer((1,), "int32")
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
