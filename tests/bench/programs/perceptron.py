from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((32, 256), "float32"), w0: R.Tensor((256, 256), "float32"), b0: R.Tensor((256,), "float32"),
             w1: R.Tensor((256, 256), "float32"), b1: R.Tensor((256,), "float32")) -> R.Tensor((32, 256), "float32"):
        with R.dataflow():
            p0 = R.matmul(x, w0)
            s0 = R.add(p0, b0)
            h = R.nn.relu(s0)
            p1 = R.matmul(h, w1)
            y = R.add(p1, b1)
            R.output(y)
        return y
