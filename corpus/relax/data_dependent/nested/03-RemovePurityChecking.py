# corpus/relax/data_dependent: stage 03, after RemovePurityChecking, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def concatenate(var_named: T.handle, var_flat: T.handle, var_T_concat: T.handle, rows: T.int64, columns: T.int64):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        k = T.int64()
        named = T.match_buffer(var_named, (k,))
        flat = T.match_buffer(var_flat, (rows * columns,))
        T_concat = T.match_buffer(var_T_concat, (k + rows * columns,))
        # with T.block("root"):
        for ax0 in range(k + rows * columns):
            with T.block("T_concat"):
                v_ax0 = T.axis.spatial(k + rows * columns, ax0)
                T.reads(flat[v_ax0 - k], named[v_ax0])
                T.writes(T_concat[v_ax0])
                T_concat[v_ax0] = T.if_then_else(T.int64(0) <= v_ax0 - k, flat[v_ax0 - k], named[v_ax0])

    @T.prim_func(private=True)
    def reshape(var_table: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        rows, columns = T.int64(), T.int64()
        table = T.match_buffer(var_table, (rows, columns))
        T_reshape = T.match_buffer(var_T_reshape, (rows * columns,))
        # with T.block("root"):
        for ax0 in range(rows * columns):
            with T.block("T_reshape"):
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
        distinct: R.Tensor(dtype="float32", ndim=1) = R.call_packed("relax.run.unique", x, R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(0), sinfo_args=(R.Tensor(dtype="float32", ndim=1),))
        named: R.Tensor((k,), dtype="float32") = R.match_cast(distinct, R.Tensor((k,), dtype="float32"))
        table: R.Tensor((rows, columns), dtype="float32") = R.match_cast(y, R.Tensor((rows, columns), dtype="float32"))
        flat = R.call_tir(cls.reshape, (table,), out_sinfo=R.Tensor((rows * columns,), dtype="float32"))
        both = R.call_tir(cls.concatenate, (named, flat), out_sinfo=R.Tensor((k + rows * columns,), dtype="float32"), tir_vars=R.shape([rows, columns]))
        return both
