# corpus/relax/sum_by_halves: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def sum_of(x: R.Tensor((8,), dtype="float32"), left: R.Tensor((), dtype="int64"), right: R.Tensor((), dtype="int64")) -> R.Tensor((), dtype="float32"):
        cls = Module
        length: R.Tensor((), dtype="int64") = R.subtract(right, left)
        single: R.Tensor((), dtype="bool") = R.less(length, R.const(2, "int64"))
        if single:
            result_then: R.Tensor((), dtype="float32") = R.take(x, left, axis=0, mode="fast")
            result: R.Tensor((), dtype="float32") = result_then
        else:
            gv3: R.Tensor((), dtype="int64") = R.add(left, right)
            half: R.Tensor((), dtype="int64") = R.floor_divide(gv3, R.const(2, "int64"))
            a: R.Tensor((), dtype="float32") = cls.sum_of(x, left, half)
            b: R.Tensor((), dtype="float32") = cls.sum_of(x, half, right)
            result_else: R.Tensor((), dtype="float32") = R.add(a, b)
            result: R.Tensor((), dtype="float32") = result_else
        return result

    @R.function
    def main(x: R.Tensor((8,), dtype="float32")) -> R.Tensor((), dtype="float32"):
        cls = Module
        out: R.Tensor((), dtype="float32") = cls.sum_of(x, R.const(0, "int64"), R.const(8, "int64"))
        return out
