# Relax/Scope/2, Relax/Scope/3, Relax/Grammar/Expr/GlobalVar: expect well-formed
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def even(n: R.Prim("int64"), c: R.Tensor((), "bool")) -> R.Prim("int64"):
        if c:
            m = n
            y = m
        else:
            y = Module.odd(n, c)
        return y

    @R.function
    def odd(n: R.Prim("int64"), c: R.Tensor((), "bool")) -> R.Prim("int64"):
        m = Module.even(n, c)
        m = Module.even(m, c)
        return m
