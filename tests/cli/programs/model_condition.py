from tvm.script import ir as I, relax as R, tirx as T

@I.ir_module
class M:
    @T.prim_func(private=True, s_tir=True)
    def f(N: T.int64) -> T.bool:
        return N % T.int64(16) == T.int64(0)

    @R.function
    def main(A: R.Tensor(["N"], "float32")) -> R.Tensor(["N"], "float32"):
        N = T.int64()
        c: R.Prim("bool") = M.f(N)
        if c:
            out = R.add(A, A)
        else:
            out = R.negative(A)
        return out
