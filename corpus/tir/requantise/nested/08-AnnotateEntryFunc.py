# corpus/tir/requantise: stage 08, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def requantise(X: T.Buffer((2, 5, 6), "int8"), W: T.Buffer((3, 2, 2, 3), "int8"), bias: T.Buffer((3,), "int32"), multiplier: T.Buffer((3,), "int32"), shift: T.Buffer((3,), "int32"), Y: T.Buffer((3, 4, 4), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        S = T.allocate([48], "int32", "global")
        S_1 = T.Buffer((48,), "int32", data=S)
        for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
            cse_v1: T.int32 = o * 16 + h * 4 + w
            if c == 0 and p == 0 and q == 0:
                bias_1 = T.Buffer((3,), "int32", data=bias.data)
                S_1[cse_v1] = bias_1[o]
            X_1 = T.Buffer((60,), "int8", data=X.data)
            W_1 = T.Buffer((36,), "int8", data=W.data)
            S_1[cse_v1] = S_1[cse_v1] + (T.Cast("int32", X_1[c * 30 + h * 6 + p * 6 + w + q]) + 5) * T.Cast("int32", W_1[o * 12 + c * 6 + p * 3 + q])
        for o, h, w in T.grid(3, 4, 4):
            cse_v2: T.int32 = o * 16 + h * 4 + w
            shift_1 = T.Buffer((3,), "int32", data=shift.data)
            places: T.int64 = T.Cast("int64", shift_1[o]) + T.int64(31)
            multiplier_1 = T.Buffer((3,), "int32", data=multiplier.data)
            product: T.int64 = T.Cast("int64", S_1[cse_v2]) * T.Cast("int64", multiplier_1[o])
            Y_1 = T.Buffer((48,), "int8", data=Y.data)
            Y_1[cse_v2] = T.Cast("int8", T.max(T.min(T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7), T.int64(127)), T.int64(-128)))
