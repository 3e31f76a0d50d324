# corpus/relax/growing_cache: stage 06, after CallTIRRewrite, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def strided_slice(rows: T.Buffer((T.int64(3), T.int64(4)), "float32"), T_strided_slice_with_axes: T.Buffer((T.int64(1), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(1), T.int64(4)):
            with T.block("T_strided_slice_with_axes"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(rows[v_ax0, v_ax1])
                T.writes(T_strided_slice_with_axes[v_ax0, v_ax1])
                T_strided_slice_with_axes[v_ax0, v_ax1] = rows[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def strided_slice1(rows: T.Buffer((T.int64(3), T.int64(4)), "float32"), T_strided_slice_with_axes: T.Buffer((T.int64(2), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(4)):
            with T.block("T_strided_slice_with_axes"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(rows[v_ax0 + T.int64(1), v_ax1])
                T.writes(T_strided_slice_with_axes[v_ax0, v_ax1])
                T_strided_slice_with_axes[v_ax0, v_ax1] = rows[v_ax0 + T.int64(1), v_ax1]

    @T.prim_func(private=True)
    def zeros(T_full: T.Buffer((T.int64(1), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(1), T.int64(4)):
            with T.block("T_full"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads()
                T.writes(T_full[v_ax0, v_ax1])
                T_full[v_ax0, v_ax1] = T.float32(0.0)

    @R.function(pure=False)
    def main(rows: R.Tensor((3, 4), dtype="float32")) -> R.Tensor((3, 4), dtype="float32"):
        cls = Module
        alloc: R.Tensor((1, 4), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 4]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.zeros(alloc)
        start: R.Tensor((1, 4), dtype="float32") = alloc
        cache: R.Object = R.call_packed("vm.builtin.attention_kv_cache_create", start, R.shape([2, 4]), R.prim_value(0), sinfo_args=(R.Object,))
        alloc1: R.Tensor((1, 4), dtype="float32") = R.builtin.alloc_tensor(R.shape([1, 4]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.strided_slice(rows, alloc1)
        first: R.Tensor((1, 4), dtype="float32") = alloc1
        one: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", cache, first, sinfo_args=(R.Object,))
        alloc2: R.Tensor((2, 4), dtype="float32") = R.builtin.alloc_tensor(R.shape([2, 4]), R.dtype("float32"), R.prim_value(0), R.str("global"))
        cls.strided_slice1(rows, alloc2)
        others: R.Tensor((2, 4), dtype="float32") = alloc2
        all: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", one, others, sinfo_args=(R.Object,))
        seen: R.Tensor((3, 4), dtype="float32") = R.call_packed("vm.builtin.attention_kv_cache_view", all, R.shape([3, 4]), sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
        return seen
