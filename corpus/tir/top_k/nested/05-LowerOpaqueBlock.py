# corpus/tir/top_k: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(5):
            taken = T.decl_buffer((11,), "bool")
            for j in range(11):
                taken[j] = T.bool(False)
            for k in range(4):
                best = T.decl_buffer((1,), "int32")
                best[0] = -1
                for j in range(11):
                    if not taken[j]:
                        if best[0] < 0:
                            best[0] = j
                        else:
                            if X[i, best[0]] < X[i, j]:
                                best[0] = j
                taken[best[0]] = T.bool(True)
                values[i, k] = X[i, best[0]]
                places[i, k] = best[0]
