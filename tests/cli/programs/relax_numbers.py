from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def beyond():
        a: R.Tensor((), "uint8") = R.const(300, "uint8")
        b: R.Tensor((2,), "int8") = R.const([127, -129], "int8")
        c: R.Tensor((), "float16") = R.const(65536.0, "float16")
        d: R.Tensor((), "uint64") = R.const(-1, "uint64")
        return (a, b, c, d)

    @R.function
    def within():
        a: R.Tensor((), "uint64") = R.const(18446744073709551615, "uint64")
        b: R.Tensor((2,), "int8") = R.const([127, -128], "int8")
        c: R.Tensor((), "float16") = R.const(65504.0, "float16")
        return (a, b, c)

    @R.function
    def counts() -> R.Tensor((9223372036854775807,), "int64"):
        a: R.Tensor((9223372036854775807,), "int64") = R.arange(0, 9223372036854775807, 1, dtype="int64")
        return a
