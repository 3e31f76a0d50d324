from tvm.script import relax as R


@R.function
def main(x: R.Tensor((2,), "float32")):
    y = R.add(x, x)
