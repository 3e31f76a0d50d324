# corpus/relax/recurrent_steps: stage 09, after LowerRuntimeBuiltin, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(mixed: T.Buffer((T.int64(2), T.int64(8)), "float32"), x: T.Buffer((T.int64(2), T.int64(8)), "float32"), T_add: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mixed[v_ax0, v_ax1], x[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = mixed[v_ax0, v_ax1] + x[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def greater(left: T.Buffer((), "int64"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_greater[()])
            T_greater[()] = T.int64(0) < left[()]

    @T.prim_func(private=True)
    def matmul(state: T.Buffer((T.int64(2), T.int64(8)), "float32"), w: T.Buffer((T.int64(8), T.int64(8)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        # with T.block("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(8), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(state[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + state[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True)
    def subtract(left: T.Buffer((), "int64"), T_subtract: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_subtract"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_subtract[()])
            T_subtract[()] = left[()] - T.int64(1)

    @T.prim_func(private=True)
    def tir_tanh(gv2: T.Buffer((T.int64(2), T.int64(8)), "float32"), compute: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for i0, i1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(gv2[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.tanh(gv2[v_i0, v_i1])

    @T.prim_func(private=True)
    def zeros(T_full: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("T_full"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads()
                T.writes(T_full[v_ax0, v_ax1])
                T_full[v_ax0, v_ax1] = T.float32(0.0)

    @R.function
    def step(left: R.Tensor((), dtype="int64"), state: R.Tensor((2, 8), dtype="float32"), x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Object = R.vm.alloc_storage(R.shape([1]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((), dtype="bool") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([]), R.dtype("bool"))
        R.vm.kill_object(storage)
        cls.greater(left, alloc1)
        if alloc1:
            storage_1: R.Object = R.vm.alloc_storage(R.shape([64]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc2: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage_1, R.prim_value(0), R.shape([2, 8]), R.dtype("float32"))
            R.vm.kill_object(storage_1)
            cls.matmul(state, w, alloc2)
            storage1: R.Object = R.vm.alloc_storage(R.shape([64]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc3: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage1, R.prim_value(0), R.shape([2, 8]), R.dtype("float32"))
            R.vm.kill_object(storage1)
            cls.add(alloc2, x, alloc3)
            R.vm.kill_object(alloc2)
            storage1_1: R.Object = R.vm.alloc_storage(R.shape([64]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc4: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage1_1, R.prim_value(0), R.shape([2, 8]), R.dtype("float32"))
            R.vm.kill_object(storage1_1)
            cls.tir_tanh(alloc3, alloc4)
            R.vm.kill_object(alloc3)
            storage2: R.Object = R.vm.alloc_storage(R.shape([8]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc5: R.Tensor((), dtype="int64") = R.vm.alloc_tensor(storage2, R.prim_value(0), R.shape([]), R.dtype("int64"))
            R.vm.kill_object(storage2)
            cls.subtract(left, alloc5)
            result_then: R.Tensor((2, 8), dtype="float32") = cls.step(alloc5, alloc4, x, w)
            R.vm.kill_object(alloc4)
            R.vm.kill_object(alloc5)
            result: R.Tensor((2, 8), dtype="float32") = result_then
        else:
            result: R.Tensor((2, 8), dtype="float32") = state
        return result

    @R.function
    def main(x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Object = R.vm.alloc_storage(R.shape([64]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((2, 8), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([2, 8]), R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.zeros(alloc)
        out: R.Tensor((2, 8), dtype="float32") = cls.step(R.const(3, "int64"), alloc, x, w)
        R.vm.kill_object(alloc)
        return out
