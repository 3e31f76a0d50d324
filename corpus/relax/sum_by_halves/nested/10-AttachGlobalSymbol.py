# corpus/relax/sum_by_halves: stage 10, after AttachGlobalSymbol, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def add(left: T.Buffer((), "int64"), right: T.Buffer((), "int64"), T_add: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_add"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()], right[()])
            T.writes(T_add[()])
            T_add[()] = left[()] + right[()]

    @T.prim_func
    def add1(a: T.Buffer((), "float32"), b: T.Buffer((), "float32"), T_add: T.Buffer((), "float32")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_add"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(a[()], b[()])
            T.writes(T_add[()])
            T_add[()] = a[()] + b[()]

    @T.prim_func
    def floor_divide(gv3: T.Buffer((), "int64"), T_floor_divide: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_floor_divide"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(gv3[()])
            T.writes(T_floor_divide[()])
            T_floor_divide[()] = gv3[()] // T.int64(2)

    @T.prim_func
    def less(length: T.Buffer((), "int64"), T_less: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_less"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(length[()])
            T.writes(T_less[()])
            T_less[()] = length[()] < T.int64(2)

    @T.prim_func
    def subtract(right: T.Buffer((), "int64"), left: T.Buffer((), "int64"), T_subtract: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_subtract"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(right[()], left[()])
            T.writes(T_subtract[()])
            T_subtract[()] = right[()] - left[()]

    @T.prim_func
    def take(x: T.Buffer((T.int64(8),), "float32"), left: T.Buffer((), "int64"), T_take: T.Buffer((), "float32")):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_take"):
            vi = T.axis.spatial(T.int64(1), T.int64(0))
            T.reads(x[left[()]], left[()])
            T.writes(T_take[()])
            T_take[()] = x[left[()]]

    @R.function
    def sum_of(x: R.Tensor((8,), dtype="float32"), left: R.Tensor((), dtype="int64"), right: R.Tensor((), dtype="int64")) -> R.Tensor((), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Object = R.null_value()
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(1), R.dtype("float32"), R.str("ErrorContext(fn=sum_of, loc=param[0], param=x, annotation=R.Tensor((8,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", left, R.prim_value(0), R.dtype("int64"), R.str("ErrorContext(fn=sum_of, loc=param[1], param=left, annotation=R.Tensor((), dtype=\"int64\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", right, R.prim_value(0), R.dtype("int64"), R.str("ErrorContext(fn=sum_of, loc=param[2], param=right, annotation=R.Tensor((), dtype=\"int64\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(1), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=sum_of, loc=param[0], param=x, annotation=R.Tensor((8,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        storage: R.Object = R.vm.alloc_storage(R.shape([8]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((), dtype="int64") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([]), R.dtype("int64"))
        cls.subtract(right, left, alloc)
        storage_1: R.Object = R.vm.alloc_storage(R.shape([1]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((), dtype="bool") = R.vm.alloc_tensor(storage_1, R.prim_value(0), R.shape([]), R.dtype("bool"))
        R.vm.kill_object(storage_1)
        cls.less(alloc, alloc1)
        R.vm.kill_object(alloc)
        if alloc1:
            storage1: R.Object = R.vm.alloc_storage(R.shape([4]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc2: R.Tensor((), dtype="float32") = R.vm.alloc_tensor(storage1, R.prim_value(0), R.shape([]), R.dtype("float32"))
            R.vm.kill_object(storage1)
            cls.take(x, left, alloc2)
            result: R.Tensor((), dtype="float32") = alloc2
        else:
            alloc3: R.Tensor((), dtype="int64") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([]), R.dtype("int64"))
            cls.add(left, right, alloc3)
            storage2: R.Object = R.vm.alloc_storage(R.shape([8]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc4: R.Tensor((), dtype="int64") = R.vm.alloc_tensor(storage2, R.prim_value(0), R.shape([]), R.dtype("int64"))
            R.vm.kill_object(storage2)
            cls.floor_divide(alloc3, alloc4)
            R.vm.kill_object(alloc3)
            a: R.Tensor((), dtype="float32") = cls.sum_of(x, left, alloc4)
            b: R.Tensor((), dtype="float32") = cls.sum_of(x, alloc4, right)
            R.vm.kill_object(alloc4)
            storage3: R.Object = R.vm.alloc_storage(R.shape([4]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
            alloc5: R.Tensor((), dtype="float32") = R.vm.alloc_tensor(storage3, R.prim_value(0), R.shape([]), R.dtype("float32"))
            R.vm.kill_object(storage3)
            cls.add1(a, b, alloc5)
            R.vm.kill_object(a)
            R.vm.kill_object(b)
            result: R.Tensor((), dtype="float32") = alloc5
        return result

    @R.function
    def main(x: R.Tensor((8,), dtype="float32")) -> R.Tensor((), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Object = R.null_value()
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(1), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((8,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(1), R.prim_value(0), R.prim_value(8), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((8,), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        out: R.Tensor((), dtype="float32") = cls.sum_of(x, R.const(0, "int64"), R.const(8, "int64"))
        return out
