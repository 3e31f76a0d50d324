# RLX-OpaqueExpr-in-scope, EXT/Opaque: expect out-of-scope S-DISTRIBUTED at 7:9
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((4,), "float32")) -> R.Object:
    y = R.dist.redistribute(x, "mesh[0]", "S[0]")
    return y
