# RLX-D59: a cast that binds a variable as a primitive value
# intended: well-formed
# as-written: ill-formed I-SHAPE-VAR
from tvm.script import relax as R
from tvm.script import tir as T


@R.function
def main(x: R.Prim("int64")):
    n = T.int64()
    y = R.match_cast(x, R.Prim(value=n))
    s = R.shape([n])
    return s
