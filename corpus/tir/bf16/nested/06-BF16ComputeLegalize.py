# corpus/tir/bf16: stage 06, after tir.BF16ComputeLegalize, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def bf16(A: T.Buffer((6, 7), "bfloat16"), B: T.Buffer((6, 7), "bfloat16"), P: T.Buffer((6, 7), "bfloat16"), C: T.Buffer((6, 7), "bfloat16"), D: T.Buffer((6, 7), "bfloat16"), E: T.Buffer((6,), "bfloat16")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P_1 = T.Buffer((42,), "bfloat16", data=P.data)
        A_1 = T.Buffer((42,), "bfloat16", data=A.data)
        B_1 = T.Buffer((42,), "bfloat16", data=B.data)
        for i, j in T.grid(6, 7):
            P_1[i * 7 + j] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[i * 7 + j])), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[i * 7 + j])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[i * 7 + j])), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[i * 7 + j])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        C_1 = T.Buffer((42,), "bfloat16", data=C.data)
        for i, j in T.grid(6, 7):
            C_1[i * 7 + j] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", P_1[i * 7 + j])), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[i * 7 + j])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", P_1[i * 7 + j])), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", A_1[i * 7 + j])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        D_1 = T.Buffer((42,), "bfloat16", data=D.data)
        for i, j in T.grid(6, 7):
            D_1[i * 7 + j] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", C_1[i * 7 + j])), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[i * 7 + j])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", C_1[i * 7 + j])), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", B_1[i * 7 + j])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
        for i, k in T.grid(6, 7):
            E_1 = T.Buffer((6,), "bfloat16", data=E.data)
            if k == 0:
                E_1[i] = A_1[i * 7]
            E_1[i] = T.reinterpret("bfloat16", T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", E_1[i])), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", D_1[i * 7 + k])), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", E_1[i])), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", T.reinterpret("uint16", D_1[i * 7 + k])), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16))))
