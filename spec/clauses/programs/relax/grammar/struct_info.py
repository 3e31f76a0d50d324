# Relax/Grammar/StructInfo, Relax/StructInfo/b2:c, Relax/StructInfo/b5.1, Relax/StructInfo/b5.2: expect well-formed
from tvm.script import relax as R


@R.function
def main(
    t: R.Tensor(dtype="float32", ndim=2),
    u: R.Tensor,
    s: R.Shape(ndim=2),
    r: R.Shape,
    p: R.Prim("int64"),
    f: R.Callable((R.Tensor((4,), "float32"),), R.Tensor((4,), "float32"), True),
    g: R.Callable,
    o: R.Object,
) -> R.Object:
    return (t, u, s, r, p, f, g, o)
