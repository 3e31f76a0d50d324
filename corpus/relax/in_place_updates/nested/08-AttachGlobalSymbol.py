# corpus/relax/in_place_updates: stage 08, after AttachGlobalSymbol, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def add(table: T.Buffer((T.int64(4), T.int64(3)), "float32"), table_1: T.Buffer((T.int64(4), T.int64(3)), "float32"), T_add: T.Buffer((T.int64(4), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(4), T.int64(3)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(table[v_ax0, v_ax1], table_1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = table[v_ax0, v_ax1] + table_1[v_ax0, v_ax1]

    @T.prim_func
    def double(X: T.Buffer((4, 3), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        for i, j in T.grid(4, 3):
            X[i, j] = X[i, j] * T.float32(2.0)

    @T.prim_func
    def write_row(Table: T.Buffer((4, 3), "float32"), Row: T.Buffer((3,), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        for i in range(3):
            Table[2, i] = Row[i]

    @R.function(pure=False)
    def main(table: R.Tensor((4, 3), dtype="float32"), row: R.Tensor((3,), dtype="float32")) -> R.Tensor((4, 3), dtype="float32"):
        cls = Module
        shape_heap: R.Object = R.null_value()
        R.call_packed("vm.builtin.check_tensor_info", table, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=table, annotation=R.Tensor((4, 3), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", row, R.prim_value(1), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=row, annotation=R.Tensor((3,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", table, shape_heap, R.prim_value(2), R.prim_value(0), R.prim_value(4), R.prim_value(0), R.prim_value(3), R.str("ErrorContext(fn=main, loc=param[0], param=table, annotation=R.Tensor((4, 3), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", row, shape_heap, R.prim_value(1), R.prim_value(0), R.prim_value(3), R.str("ErrorContext(fn=main, loc=param[1], param=row, annotation=R.Tensor((3,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        storage: R.Object = R.vm.alloc_storage(R.shape([48]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((4, 3), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([4, 3]), R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.add(table, table, alloc)
        cls.write_row(alloc, row)
        cls.double(alloc)
        return alloc
