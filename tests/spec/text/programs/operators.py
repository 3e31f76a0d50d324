# TIR/Grammar/PrimExpr: operators, literals and builtins.
from tvm.script import tir as T


@T.prim_func
def main(x: T.int32, y: T.int64, u: T.uint8, f: T.float32, g: T.float64, out: T.Buffer((32,), "float64")) -> T.int32:
    b: T.bool = x < 3 and not y == 4 or f >= 1.5
    w: T.int64 = x + y
    v = x * 2 - 7 // x % 5
    out[0] = T.Select(b, f / 2.0, -f)
    out[1] = T.floordiv(x, 3) + T.floormod(x, 3) + T.truncdiv(x, 3) + T.truncmod(x, 3) + T.ceildiv(x, 4)
    out[2] = T.Div(x, 2) + T.Add(1, 2)
    out[3] = T.exp(f) + T.sqrt(f) + T.rsqrt(f) + T.floor(f) + T.round(f) + T.sigmoid(f) + T.erf(f)
    out[4] = T.pow(f, T.float32(2)) + T.log(f) + T.fabs(f) + T.abs(f)
    out[5] = T.shift_right(x, 1) + T.shift_left(x, 1) + T.bitwise_and(x, 3) + T.bitwise_xor(x, 3) + (x | 4) + ~x
    out[6] = T.min_value("float32") + T.max_value("int32") + T.infinity("float64") + g
    out[7] = T.reinterpret("float32", T.uint32(1065353216)) + T.likely(x > 0) + T.undef()
    out[8] = T.Let(v + 1, where={v: x}) + u + T.int8(-3) + T.uint64(18446744073709551615)
    out[9] = T.float32("nan") + T.float16("-inf") + T.float64(0.1) if x > 2 else T.float64(1)
    T.assume(x > 0)
    assert x != 0, "x is 0"
    T.evaluate(T.call_extern("int32", "printf", "%d", x))
    T.evaluate(T.call_packed("tvm.test", x, T.tvm_tuple(x, y)))
    T.evaluate(T.isnan(f) or T.isinf(f) or T.isfinite(f))
    return x + 1
