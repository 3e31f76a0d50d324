# corpus/tir/doubling_scan: stage 08, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def doubling_scan(X: T.Buffer((13,), "float32"), Y: T.Buffer((13,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        S = T.alloc_buffer((26,))
        X_1 = T.decl_buffer((13,), data=X.data)
        Y_1 = T.decl_buffer((13,), data=Y.data)
        for i in T.parallel(13):
            S[i] = X_1[i]
        for step in range(4):
            for i in T.parallel(13):
                stride: T.let[T.int32] = T.shift_left(1, step)
                cse_v1: T.let[T.int32] = step % 2 * 13 + i
                cse_v2: T.let[T.int32] = (step + 1) % 2 * 13 + i
                if T.shift_left(1, step) <= i:
                    S[cse_v2] = T.max(S[cse_v1], S[cse_v1 - T.shift_left(1, step)])
                else:
                    S[cse_v2] = S[cse_v1]
        for i in T.parallel(13):
            Y_1[i] = S[i]
