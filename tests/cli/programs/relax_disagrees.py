from tvm.script import relax as R


@R.function
def main(x: R.Tensor(("n", 4), "float32")) -> R.Tensor((4, "n"), "float32"):
    y: R.Tensor((3, 4), "float32") = R.matmul(R.permute_dims(x), x)
    z = R.permute_dims(x)
    return z
