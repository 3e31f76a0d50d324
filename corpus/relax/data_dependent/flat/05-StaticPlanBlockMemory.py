# corpus/relax/data_dependent: stage 05, after StaticPlanBlockMemory, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def concatenate(named: T.Buffer(("k",), "float32"), flat: T.Buffer(("rows * columns",), "float32"), rows: T.int64, columns: T.int64, T_concat: T.Buffer((k + rows * columns,), "float32")):
        k = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(k + rows * columns):
            with T.sblock("T_concat"):
                v_ax0 = T.axis.spatial(k + rows * columns, ax0)
                T.reads(flat[v_ax0 - k], named[v_ax0])
                T.writes(T_concat[v_ax0])
                T_concat[v_ax0] = T.if_then_else(T.int64(0) <= v_ax0 - k, flat[v_ax0 - k], named[v_ax0])

    @T.prim_func(private=True, s_tir=True)
    def reshape(table: T.Buffer(("rows", "columns"), "float32"), T_reshape: T.Buffer((rows * columns,), "float32")):
        rows, columns = T.int64(), T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(rows * columns):
            with T.sblock("T_reshape"):
                v_ax0 = T.axis.spatial(rows * columns, ax0)
                T.reads(table[v_ax0 // columns % rows, v_ax0 % columns])
                T.writes(T_reshape[v_ax0])
                T_reshape[v_ax0] = table[v_ax0 // columns % rows, v_ax0 % columns]

    @R.function
    def main(x: R.Tensor(("n",), dtype="float32"), y: R.Tensor(dtype="float32", ndim=2)) -> R.Tensor(dtype="float32", ndim=1):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        k = T.int64()
        rows = T.int64()
        columns = T.int64()
        cls = Module
        distinct: R.Tensor(dtype="float32", ndim=1) = R.call_packed("relax.run.unique", x, True, False, False, False, ty_args=(R.Tensor(dtype="float32", ndim=1),))
        named: R.Tensor((k,), dtype="float32") = R.match_cast(distinct, R.Tensor((k,), dtype="float32"))
        table: R.Tensor((rows, columns), dtype="float32") = R.match_cast(y, R.Tensor((rows, columns), dtype="float32"))
        storage: R.Any = R.memory.alloc_storage(R.shape([4 * (rows * columns)]), 0, R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((rows * columns,), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([rows * columns]), R.dtype("float32"), 0)
        cls.reshape(table, alloc)
        flat: R.Tensor((rows * columns,), dtype="float32") = alloc
        alloc1: R.Tensor((k + rows * columns,), dtype="float32") = R.builtin.alloc_tensor(R.shape([k + rows * columns]), R.dtype("float32"), 0, R.str("global"), ty_args=(R.Tensor((k + rows * columns,), dtype="float32"),))
        cls.concatenate(named, flat, rows, columns, alloc1)
        both: R.Tensor((k + rows * columns,), dtype="float32") = alloc1
        return both
