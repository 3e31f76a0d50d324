# What the flat generation says in words of its own.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T


@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def copy(X: T.Buffer((4,), "float32"), Y: T.Buffer((4,), "float32")):
        for i in range(4):
            with T.sblock("copy"):
                vi = T.axis.spatial(4, i)
                Y[vi] = X[vi]

    @R.function
    def main(n: T.int64, x: R.Tensor((n, "m"), "float32"), any: R.Any, made: R.Callable(derive_func="tvm.relax.type.infer_by_ty_args")) -> R.Any:
        m = T.int64()
        cls = Module
        full: R.Tensor((n, m + n), "float32") = R.zeros(R.shape([n, m + n]), dtype="float32")
        copied = R.call_tir(cls.copy, (full,), out_ty=R.Tensor((4,), "float32"))
        packed: R.Any = R.call_packed("f", copied, R.prim_value(n), ty_args=(R.Any,))
        size: T.int64 = R.prim_value(n * 2)
        flat = R.reshape(x, R.shape([size]))
        return (packed, n)
