# corpus/tir/top_k: stage 09, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        taken = T.alloc_buffer((11,), "bool")
        best = T.alloc_buffer((1,), "int32")
        X_1 = X.view(55)
        values_1 = values.view(20)
        places_1 = places.view(20)
        for i in range(5):
            for j in range(11):
                taken[j] = T.bool(False)
            for k in range(4):
                best[0] = -1
                cse_v1: T.let[T.int32] = i * 11
                for j in range(11):
                    if not taken[j]:
                        if best[0] < 0:
                            best[0] = j
                        else:
                            if X_1[cse_v1 + best[0]] < X_1[cse_v1 + j]:
                                best[0] = j
                taken[best[0]] = T.bool(True)
                cse_v2: T.let[T.int32] = i * 4 + k
                values_1[cse_v2] = X_1[cse_v1 + best[0]]
                places_1[cse_v2] = best[0]
