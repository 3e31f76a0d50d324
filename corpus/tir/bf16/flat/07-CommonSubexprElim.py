# corpus/tir/bf16: stage 07, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(42)
        B_1 = B.view(42)
        P_1 = P.view(42)
        C_1 = C.view(42)
        D_1 = D.view(42)
        E_1 = T.decl_buffer((6,), "bfloat16", data=E.data)
        for i, j in T.grid(6, 7):
            cse_v2: T.let[T.int32] = i * 7 + j
            P_1[cse_v2] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[cse_v2])), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[cse_v2])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[cse_v2])), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[cse_v2])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        for i, j in T.grid(6, 7):
            cse_v3: T.let[T.int32] = i * 7 + j
            C_1[cse_v3] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", P_1[cse_v3])), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[cse_v3])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", P_1[cse_v3])), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[cse_v3])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        for i, j in T.grid(6, 7):
            cse_v4: T.let[T.int32] = i * 7 + j
            D_1[cse_v4] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", C_1[cse_v4])), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[cse_v4])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", C_1[cse_v4])), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[cse_v4])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        for i, k in T.grid(6, 7):
            cse_v1: T.let[T.int32] = i * 7
            if k == 0:
                E_1[i] = A_1[cse_v1]
            cse_v5: T.let[T.int32] = cse_v1 + k
            E_1[i] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", E_1[i])), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", D_1[cse_v5])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", E_1[i])), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", D_1[cse_v5])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
