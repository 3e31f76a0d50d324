# corpus/relax/recurrent_steps: stage 10, after LowerRuntimeBuiltin, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
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
        \"value\": 2
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 8
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
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAgAAAAIgAQACAAAAAAAAAAgAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"
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
    def add(mixed: T.Buffer((T.int64(2), T.int64(8)), "float32"), x: T.Buffer((T.int64(2), T.int64(8)), "float32"), T_add: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(8)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mixed[v_ax0, v_ax1], x[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = mixed[v_ax0, v_ax1] + x[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def greater(left: T.Buffer((), "int64"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_greater[()])
            T_greater[()] = T.int64(0) < left[()]

    @T.prim_func(private=True, s_tir=True)
    def matmul(state: T.Buffer((T.int64(2), T.int64(8)), "float32"), w: T.Buffer((T.int64(8), T.int64(8)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(8), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(state[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + state[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def subtract(left: T.Buffer((), "int64"), T_subtract: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_subtract"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_subtract[()])
            T_subtract[()] = left[()] - T.int64(1)

    @T.prim_func(private=True, s_tir=True)
    def tir_tanh(gv2: T.Buffer((T.int64(2), T.int64(8)), "float32"), compute: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(T.int64(2), T.int64(8)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(gv2[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.tanh(gv2[v_i0, v_i1])

    @R.function
    def step(left: R.Tensor((), dtype="int64"), state: R.Tensor((2, 8), dtype="float32"), x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.vm.alloc_storage(R.shape([1]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((), dtype="bool") = R.vm.alloc_tensor(storage, 0, R.shape([]), R.dtype("bool"), 0)
        R.vm.kill_object(storage)
        cls.greater(left, alloc)
        if alloc:
            storage_1: R.Any = R.vm.alloc_storage(R.shape([64]), 0, R.dtype("uint8"), R.str("global"))
            alloc1: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage_1, 0, R.shape([2, 8]), R.dtype("float32"), 0)
            R.vm.kill_object(storage_1)
            cls.matmul(state, w, alloc1)
            storage1: R.Any = R.vm.alloc_storage(R.shape([64]), 0, R.dtype("uint8"), R.str("global"))
            alloc2: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([2, 8]), R.dtype("float32"), 0)
            R.vm.kill_object(storage1)
            cls.add(alloc1, x, alloc2)
            R.vm.kill_object(alloc1)
            storage1_1: R.Any = R.vm.alloc_storage(R.shape([64]), 0, R.dtype("uint8"), R.str("global"))
            alloc3: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage1_1, 0, R.shape([2, 8]), R.dtype("float32"), 0)
            R.vm.kill_object(storage1_1)
            cls.tir_tanh(alloc2, alloc3)
            R.vm.kill_object(alloc2)
            storage2: R.Any = R.vm.alloc_storage(R.shape([8]), 0, R.dtype("uint8"), R.str("global"))
            alloc4: R.Tensor((), dtype="int64") = R.vm.alloc_tensor(storage2, 0, R.shape([]), R.dtype("int64"), 0)
            R.vm.kill_object(storage2)
            cls.subtract(left, alloc4)
            result_then: R.Tensor((2, 8), dtype="float32") = cls.step(alloc4, alloc3, x, w)
            R.vm.kill_object(alloc3)
            R.vm.kill_object(alloc4)
            result: R.Tensor((2, 8), dtype="float32") = result_then
        else:
            result: R.Tensor((2, 8), dtype="float32") = state
        return result

    @R.function
    def main(x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        out: R.Tensor((2, 8), dtype="float32") = cls.step(R.const(3, "int64"), metadata["relax.expr.Constant"][0], x, w)
        return out
