from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm", 0, "global")]})
    log = R.ExternFunc("support.log")

    @T.prim_func(private=True)
    def double(X: T.Buffer((T.int64(4),), "float32"), Y: T.Buffer((T.int64(4),), "float32")):
        for i in range(T.int64(4)):
            Y[i] = X[i] * T.float32(2)

    @R.function
    def main(x: R.Tensor(("n", 4), "float32", vdevice="llvm:0"), c: R.Tensor((), "bool")) -> R.Object:
        n = T.int64()
        y = R.add(R.multiply(x, R.const([1, 2, 3, 4], "float32")), R.exp(x))
        if c:
            z = R.reshape(y, R.shape([n * 4]))
        else:
            z = R.call_tir(Module.double, (y,), out_sinfo=R.Tensor((n * 4,), "float32"))
        _ = Module.log(z, R.prim_value(n))
        return (z, y)
