# corpus/tir/requantise: stage 06, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def requantise(X: T.Buffer((2, 5, 6), "int8"), W: T.Buffer((3, 2, 2, 3), "int8"), bias: T.Buffer((3,), "int32"), multiplier: T.Buffer((3,), "int32"), shift: T.Buffer((3,), "int32"), Y: T.Buffer((3, 4, 4), "int8")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        X_1 = X.view(60)
        W_1 = W.view(36)
        bias_1 = T.decl_buffer((3,), "int32", data=bias.data)
        multiplier_1 = T.decl_buffer((3,), "int32", data=multiplier.data)
        shift_1 = T.decl_buffer((3,), "int32", data=shift.data)
        Y_1 = Y.view(48)
        S = T.alloc_buffer((48,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
            if c == 0 and p == 0 and q == 0:
                S[o * 16 + h * 4 + w] = bias_1[o]
            S[o * 16 + h * 4 + w] = S[o * 16 + h * 4 + w] + (T.Cast("int32", X_1[c * 30 + h * 6 + p * 6 + w + q]) + 5) * T.Cast("int32", W_1[o * 12 + c * 6 + p * 3 + q])
        for o, h, w in T.grid(3, 4, 4):
            places: T.let[T.int64] = T.Cast("int64", shift_1[o]) + T.int64(31)
            product: T.let[T.int64] = T.Cast("int64", S[o * 16 + h * 4 + w]) * T.Cast("int64", multiplier_1[o])
            scaled: T.let[T.int64] = T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7)
            Y_1[o * 16 + h * 4 + w] = T.Cast("int8", T.max(T.min(T.shift_right(product + T.shift_left(T.int64(1), places - T.int64(1)), places) - T.int64(7), T.int64(127)), T.int64(-128)))
