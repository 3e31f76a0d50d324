# The same with another bound, number, device, order of a sum, and order of what reads beside a view.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"kind": "llvm"}, 0, "global"), I.vdevice({"kind": "llvm"}, 1, "global")]})

    @T.prim_func(private=True)
    def increase(A: T.Buffer((4,), "int32")):
        for i in range(4):
            A[i] = A[i] + 1

    @R.function
    def sliced(x: R.Tensor(("n",), "float32")):
        n = T.int64()
        return R.strided_slice(x, axes=[0], begin=[0], end=[60])

    @R.function
    def shifted(x: R.Tensor((4,), "float32")):
        return R.add(x, R.const(2, "float32"))

    @R.function
    def positive(x: R.Tensor((4,), "float32")):
        h = R.split(x, 2)
        return R.greater(R.add(R.sum(h[0]), R.sum(h[1])), R.const(0, "float32"))

    @R.function
    def moved(x: R.Tensor((4,), "float32", "llvm:0")):
        return R.to_vdevice(x, "llvm:1")

    @R.function(pure=False)
    def viewed(x: R.Tensor((2, 2), "int32")):
        cls = Module
        y = R.reshape(x, R.shape([4]))
        z = R.add(x, x)
        _ = cls.increase(y)
        return z
