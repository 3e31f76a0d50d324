# corpus/relax/in_place_updates: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def double(X: T.Buffer((4, 3), "float32")):
        T.func_attr({"tir.noalias": True})
        for i, j in T.grid(4, 3):
            X[i, j] = X[i, j] * T.float32(2.0)

    @T.prim_func(private=True)
    def write_row(Table: T.Buffer((4, 3), "float32"), Row: T.Buffer((3,), "float32")):
        T.func_attr({"tir.noalias": True})
        for i in range(3):
            Table[2, i] = Row[i]

    @R.function(pure=False)
    def main(table: R.Tensor((4, 3), dtype="float32"), row: R.Tensor((3,), dtype="float32")) -> R.Tensor((4, 3), dtype="float32"):
        cls = Module
        own: R.Tensor((4, 3), dtype="float32") = R.add(table, table)
        written: R.Tensor((4, 3), dtype="float32") = R.call_tir_inplace(cls.write_row, (own, row), out_sinfo=R.Tensor((4, 3), dtype="float32"), inplace_indices=[0])
        doubled: R.Tensor((4, 3), dtype="float32") = R.call_tir_inplace(cls.double, (written,), out_sinfo=R.Tensor((4, 3), dtype="float32"), inplace_indices=[0])
        return doubled
