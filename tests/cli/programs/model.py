# What runs of Relax functions look like: weights by name, results of any structure, an assertion.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @R.function
    def main(
        x: R.Tensor(("n", 4), "float32"),
        fc1_weight: R.Tensor((4, 3), "float32"),
        fc1_bias: R.Tensor((3,), "float32"),
        fc2_weight: R.Tensor((3, 2), "float32"),
    ) -> R.Tensor(("n", 2), "float32"):
        R.func_attr({"num_input": 1})
        n = T.int64()
        with R.dataflow():
            a: R.Tensor((n, 3), "float32") = R.matmul(x, fc1_weight)
            b: R.Tensor((n, 3), "float32") = R.add(a, fc1_bias)
            c: R.Tensor((n, 3), "float32") = R.nn.relu(b)
            y: R.Tensor((n, 2), "float32") = R.matmul(c, fc2_weight)
            R.output(y)
        return y

    @R.function
    def bundled(
        x: R.Tensor((4,), "float32"),
        p: R.Tuple(R.Tensor((4,), "float32"), R.Tensor((4,), "float32")),
    ) -> R.Tensor((4,), "float32"):
        w: R.Tensor((4,), "float32") = p[0]
        b: R.Tensor((4,), "float32") = p[1]
        y: R.Tensor((4,), "float32") = R.multiply(x, w)
        z: R.Tensor((4,), "float32") = R.add(y, b)
        return z

    @R.function(pure=False)
    def nested(x: R.Tensor(("n",), "int64"), k: R.Prim("int64")):
        n = T.int64()
        y: R.Tensor((n,), "int64") = R.add(x, x)
        _: R.Tuple = R.print(R.shape([n, 3]), format="a shape: {}")
        return (y, (R.shape([n, 3]), k), R.tuple())

    @R.function(pure=False)
    def asserts(x: R.Tensor((), "bool")):
        _: R.Tuple = R.assert_op(x, format="x is false")
        return x

    @R.function
    def takes_any(f: R.Object, x: R.Tensor(dtype="float32")):
        return x
