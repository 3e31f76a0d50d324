# corpus/relax/growing_cache: stage 03, after FoldConstant, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
metadata = tvm.ir.load_json("""{
  \"root_index\": 13,
  \"nodes\": [
    {
      \"type\": \"ffi.String\",
      \"data\": \"relax.expr.Constant\"
    },
    {
      \"type\": \"None\"
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"int64\"
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 1
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 4
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        3,
        4
      ]
    },
    {
      \"type\": \"relax.ShapeType\",
      \"data\": {
        \"span\": 1,
        \"values\": 5,
        \"ndim\": 2
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"ty\": 6,
        \"values\": 5
      }
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"float32\"
      }
    },
    {
      \"type\": \"relax.TensorType\",
      \"data\": {
        \"span\": 1,
        \"shape\": 7,
        \"dtype\": 8,
        \"vdevice\": 1,
        \"ndim\": 2
      }
    },
    {
      \"type\": \"ffi.Tensor\",
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAgAAAAIgAQABAAAAAAAAAAQAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"
    },
    {
      \"type\": \"relax.expr.Constant\",
      \"data\": {
        \"span\": 1,
        \"ty\": 9,
        \"data\": 10
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        11
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        12
      ]
    }
  ],
  \"metadata\": {
    \"tvm_version\": \"0.26.0\"
  }
}""")
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def strided_slice(rows: T.Buffer((T.int64(3), T.int64(4)), "float32"), T_strided_slice_with_axes: T.Buffer((T.int64(1), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(1), T.int64(4)):
            with T.sblock("T_strided_slice_with_axes"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(rows[v_ax0, v_ax1])
                T.writes(T_strided_slice_with_axes[v_ax0, v_ax1])
                T_strided_slice_with_axes[v_ax0, v_ax1] = rows[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def strided_slice1(rows: T.Buffer((T.int64(3), T.int64(4)), "float32"), T_strided_slice_with_axes: T.Buffer((T.int64(2), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(4)):
            with T.sblock("T_strided_slice_with_axes"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(rows[v_ax0 + T.int64(1), v_ax1])
                T.writes(T_strided_slice_with_axes[v_ax0, v_ax1])
                T_strided_slice_with_axes[v_ax0, v_ax1] = rows[v_ax0 + T.int64(1), v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def zeros(T_full: T.Buffer((T.int64(1), T.int64(4)), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(1), T.int64(4)):
            with T.sblock("T_full"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads()
                T.writes(T_full[v_ax0, v_ax1])
                T_full[v_ax0, v_ax1] = T.float32(0.0)

    @R.function(pure=False)
    def main(rows: R.Tensor((3, 4), dtype="float32")) -> R.Tensor(dtype="float32", ndim=2):
        cls = Module
        k = T.int64()
        cache: R.Any = R.call_packed("vm.builtin.attention_kv_cache_create", metadata["relax.expr.Constant"][0], R.shape([2, 4]), 0, ty_args=(R.Any,))
        first = R.call_tir(cls.strided_slice, (rows,), out_ty=R.Tensor((1, 4), dtype="float32"))
        one: R.Any = R.call_packed("vm.builtin.attention_kv_cache_append", cache, first, ty_args=(R.Any,))
        others = R.call_tir(cls.strided_slice1, (rows,), out_ty=R.Tensor((2, 4), dtype="float32"))
        all: R.Any = R.call_packed("vm.builtin.attention_kv_cache_append", one, others, ty_args=(R.Any,))
        seen: R.Tensor((3, 4), dtype="float32") = R.call_packed("vm.builtin.attention_kv_cache_view", all, R.shape([3, 4]), ty_args=(R.Tensor((3, 4), dtype="float32"),))
        named: R.Tensor((k, 4), dtype="float32") = R.match_cast(seen, R.Tensor((k, 4), dtype="float32"))
        return named
