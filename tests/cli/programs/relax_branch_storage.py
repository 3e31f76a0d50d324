# What StaticPlanBlockMemory makes of two branches: the second uses a storage that the first allocates.
from tvm.script import ir as I, relax as R


@I.ir_module
class Module:
    @R.function(pure=False)
    def main(c: R.Tensor((), "bool")) -> R.Tensor((2,), "float32"):
        if c:
            storage: R.Object = R.memory.alloc_storage(R.shape([8]), 0, R.str("global"), R.dtype("float32"))
            one: R.Tensor((2,), "float32") = R.memory.alloc_tensor(storage, 0, R.shape([2]), R.dtype("float32"), 0)
            y: R.Tensor((2,), "float32") = one
        else:
            storage: R.Object
            two: R.Tensor((2,), "float32") = R.memory.alloc_tensor(storage, 0, R.shape([2]), R.dtype("float32"), 0)
            y: R.Tensor((2,), "float32") = two
        return y
