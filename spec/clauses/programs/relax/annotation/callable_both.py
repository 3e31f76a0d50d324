# Relax/WellFormed/17: expect ill-formed P-ARGUMENT at 6:47
from tvm.script import relax as R


@R.function
def main(f: R.Callable((R.Object,), R.Object, derive_func="infer")):
    return f
