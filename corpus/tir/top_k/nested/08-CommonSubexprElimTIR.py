# corpus/tir/top_k: stage 08, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def top_k(X: T.Buffer((5, 11), "float32"), values: T.Buffer((5, 4), "float32"), places: T.Buffer((5, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        taken = T.allocate([11], "int8", "global")
        best = T.allocate([1], "int32", "global")
        for i in range(5):
            taken_1 = T.Buffer((11,), "int8", data=taken)
            for j in range(11):
                taken_1[j] = T.int8(0)
            for k in range(4):
                cse_v1: T.int32 = i * 4 + k
                best_1 = T.Buffer((1,), "int32", data=best)
                best_1[0] = -1
                X_1 = T.Buffer((55,), data=X.data)
                for j in range(11):
                    if not T.Cast("bool", taken_1[j]):
                        if best_1[0] < 0:
                            best_1[0] = j
                        else:
                            cse_v2 = T.int32()
                            if T.Let(X_1[cse_v2 + best_1[0]] < X_1[cse_v2 + j], where={cse_v2: i * 11}):
                                best_1[0] = j
                taken_1[best_1[0]] = T.int8(1)
                values_1 = T.Buffer((20,), data=values.data)
                values_1[cse_v1] = X_1[i * 11 + best_1[0]]
                places_1 = T.Buffer((20,), "int32", data=places.data)
                places_1[cse_v1] = best_1[0]
