from tvm.script import relax as R


@R.function(pure=False)
def prints(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
    _ = R.print(x, format="{}")
    return x


@R.function(pure=False)
def still(x: R.Tensor((2,), "float32")) -> R.Tensor((2,), "float32"):
    return x


@R.function
def wider(x: R.Tensor((3,), "float32")) -> R.Tensor((3,), "float32"):
    return x
