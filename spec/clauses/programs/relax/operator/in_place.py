# RLX-Call-operator-argument, RLX-D35: expect ill-formed T-OPERATOR at 17:43
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def count(n: T.int64, A: T.Buffer((4,), "int64")):
        for i in range(4):
            A[i] = n

    @R.function
    def main(x: R.Tensor((4,), "int64"), n: R.Prim("int64")):
        cls = Module
        y = R.call_tir_inplace(cls.count, (n, x), inplace_indices=[0], out_sinfo=R.Tensor((4,), "int64"))
        return y
