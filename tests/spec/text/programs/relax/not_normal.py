# Nested expressions, which the normal form gives names to.
from tvm.script import relax as R


@R.function
def nested(x: R.Tensor((2, 2), "float32"), c: R.Tensor((), "bool")) -> R.Tensor((2, 2), "float32"):
    y = R.add(R.multiply(x, x), R.nn.relu(R.negative(x)))
    t = (y, R.add(y, R.const(1, "float32")), ((x, R.negative(x)), R.shape([2, 2])))
    z = R.add(t[1], (y, R.exp(y))[1])
    if R.any(c):
        w = R.add(R.exp(z), z)
    else:
        w = (z, y)[0]
    with R.dataflow():
        inner = R.add(R.exp(w), R.exp(R.exp(w)))
        out = R.concat((inner, R.exp(inner)), axis=0)
        R.output(out)
    return R.split(R.add(out, out), 2, axis=0)[0]


@R.function
def with_function(x: R.Tensor((2,), "float32")):
    @R.function
    def inner(y: R.Tensor((2,), "float32")):
        return R.add(R.exp(y), x)

    return R.add(inner(R.exp(x)), inner(inner(x)))
