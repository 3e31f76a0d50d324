# RLX-MatchCast-possible, Relax/Derive/11.3.3: expect well-formed L-CAST at 7:22
from tvm.script import relax as R


@R.function
def main(x: R.Tensor((3,), "float32")):
    y = R.match_cast(x, R.Tensor((4,), "float32"))
    return y
