# corpus/relax/data_dependent: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor(("n",), dtype="float32"), y: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(dtype="float32", ndim=1):
        n = T.int64()
        k = T.int64()
        rows = T.int64()
        columns = T.int64()
        distinct: R.Tensor(dtype="float32", ndim=1) = R.unique(x, True, False, False, False)
        named: R.Tensor((k,), dtype="float32") = R.match_cast(distinct, R.Tensor((k,), dtype="float32"))
        table: R.Tensor((rows, columns), dtype="float32") = R.match_cast(y, R.Tensor((rows, columns), dtype="float32"))
        flat: R.Tensor((rows * columns,), dtype="float32") = R.reshape(table, R.shape([rows * columns]))
        both: R.Tensor((k + rows * columns,), dtype="float32") = R.concat((named, flat), axis=0)
        return both
