from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((1, 32, 60, 60), "float32"), w0: R.Tensor((32, 32, 3, 3), "float32"),
             w1: R.Tensor((32, 32, 3, 3), "float32"), w2: R.Tensor((32, 32, 3, 3), "float32"),
             ) -> R.Tensor((1, 32, 60, 60), "float32"):
        with R.dataflow():
            c0 = R.nn.conv2d(x, w0, padding=[1, 1])
            h0 = R.nn.relu(c0)
            c1 = R.nn.conv2d(h0, w1, padding=[1, 1])
            h1 = R.nn.relu(c1)
            y = R.nn.conv2d(h1, w2, padding=[1, 1])
            R.output(y)
        return y
