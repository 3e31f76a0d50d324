# Relax-MatchCast-contradiction, Relax/MatchCast/2.2.2, Relax/Purity/b1: expect error E-MATCH-CAST at 8:5
# inputs: --input n=3
from tvm.script import relax as R, tir as T


@R.function
def main(x: R.Tensor(("n",), "float32")) -> R.Tensor((4,), "float32"):
    y = R.match_cast(x, R.Tensor((4,), "float32"))
    return y
