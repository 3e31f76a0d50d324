# RLX-TupleGetItem-index, Relax/Derive/12.3: expect ill-formed T-TUPLE at 10:13
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def main(t: R.Tuple(R.Object, R.Object)):
        y = t[2]
        return y
