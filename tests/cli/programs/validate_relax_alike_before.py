# Programs of Relax that look alike, and differ at some sizes, on other devices, or where a view can be seen.
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
        return R.strided_slice(x, axes=[0], begin=[0], end=[50])

    @R.function
    def shifted(x: R.Tensor((4,), "float32")):
        return R.add(x, R.const(1, "float32"))

    @R.function
    def positive(x: R.Tensor((4,), "float32")):
        return R.greater(R.sum(x), R.const(0, "float32"))

    @R.function
    def moved(x: R.Tensor((4,), "float32", "llvm:0")):
        return R.to_vdevice(x, "llvm:0")

    @R.function(pure=False)
    def viewed(x: R.Tensor((2, 2), "int32")):
        cls = Module
        y = R.reshape(x, R.shape([4]))
        _ = cls.increase(y)
        z = R.add(x, x)
        return z
