# Each element is the nearest one, and a tie is the even one: 0, 0, 1, 2, 2, 2.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((1, 1, 3, 1), "float32")) -> R.Tensor((1, 1, 6, 1), "float32"):
        y: R.Tensor((1, 1, 6, 1), "float32") = R.image.resize2d(
            x,
            R.shape([6, 1]),
            layout="NCHW",
            method="nearest_neighbor",
            coordinate_transformation_mode="asymmetric",
            rounding_method="round",
        )
        return y
