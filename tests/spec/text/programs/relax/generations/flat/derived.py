# SPDX-License-Identifier: Apache-2.0
# No binding and no result says what it is: that is derived, of each function in the words of its
# own shape variables.
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def twice(x: R.Tensor(("n", 3), dtype="float32")):
        y = R.add(x, x)
        return y

    @R.function
    def main(x: R.Tensor(("m", 3), dtype="float32"), p: R.Tensor((), dtype="bool")):
        m = T.int64()
        cls = Module
        with R.dataflow():
            doubled = cls.twice(x)
            both = (doubled, x)
            first = both[0]
            wide = R.concat(both, axis=1)
            R.output(first, wide)
        if p:
            rows = R.sum(wide, axis=[1])
            chosen = R.exp(rows)
        else:
            chosen = R.max(first, axis=[1])
        return (chosen, wide)
