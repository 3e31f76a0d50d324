from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
        y = R.call_pure_packed("example.effect", x, sinfo_args=R.Tensor((2,), "float32"))
        return y

    @R.function
    def twice(result: R.Tensor((2,), "float32")) -> R.Object:
        double = R.add(result, result)
        return (result, double)

    @R.function
    def sized(n: R.Tensor((1,), "int64")) -> R.Object:
        k = T.int64()
        shape: R.Shape(ndim=1) = R.tensor_to_shape(n)
        _ = R.match_cast(shape, R.Shape([k]))
        y: R.Object = R.zeros(R.shape([T.max(k, 0)]), "float32")
        return y

    @R.function
    def sliced(x: R.Tensor((4,), "float32"), step: R.Tensor((1,), "int64")) -> R.Object:
        y = R.dynamic_strided_slice(x, R.const([0], "int64"), R.const([4], "int64"), step)
        return y

    @R.function
    def pooled(x: R.Tensor((1, 1, 2, 2), "float32")) -> R.Object:
        y = R.nn.max_pool2d(x, pool_size=[1, 1], strides=[3, 3], ceil_mode=True)
        return y
