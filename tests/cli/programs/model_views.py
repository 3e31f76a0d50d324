# A tensor that is reshaped, and then written in place.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def negate(A: T.Buffer((6,), "float32")):
        for i in range(6):
            A[i] = T.float32(0) - A[i]

    @R.function
    def main(x: R.Tensor((2, 3), "float32")) -> R.Tensor((2, 3), "float32"):
        cls = Module
        flat: R.Tensor((6,), "float32") = R.reshape(x, R.shape([6]))
        y: R.Tensor((6,), "float32") = R.call_tir_inplace(
            cls.negate, (flat,), inplace_indices=[0], out_sinfo=R.Tensor((6,), "float32")
        )
        return x

    @R.function
    def apart(x: R.Tensor((2, 3), "float32")) -> R.Tensor((6,), "float32"):
        flat: R.Tensor((6,), "float32") = R.reshape(x, R.shape([6]))
        z: R.Tensor((6,), "float32") = R.add(flat, flat)
        return z
