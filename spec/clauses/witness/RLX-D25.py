# RLX-D25: a function with a derive_func of its own, where any will do
# intended: well-formed
# as-written: well-formed M-ANNOTATION
from tvm.script import relax as R


@R.function
def main(
    f: R.Callable(derive_func="derive", purity=False)
) -> R.Callable(ret=R.Object, purity=False):
    return f
