# Relax-Op-reused, Relax/Optimize/b1:b: expect unspecified U-STORAGE-REUSED at 28:13
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def zeros(A: T.Buffer((4,), "float32")):
        for i in range(4):
            A[i] = T.float32(0)

    @R.function(pure=False)
    def main() -> R.Tensor((4,), "float32"):
        cls = Module
        storage: R.Object = R.memory.alloc_storage(
            R.shape([16]), R.prim_value(0), R.str("global"), R.dtype("float32")
        )
        first: R.Tensor((4,), "float32") = R.memory.alloc_tensor(
            storage, R.prim_value(0), R.shape([4]), R.dtype("float32")
        )
        _: R.Tuple = cls.zeros(first)
        second: R.Tensor((4,), "float32") = R.memory.alloc_tensor(
            storage, R.prim_value(0), R.shape([4]), R.dtype("float32")
        )
        _1: R.Tuple = cls.zeros(second)
        y = R.add(first, first)
        return y
