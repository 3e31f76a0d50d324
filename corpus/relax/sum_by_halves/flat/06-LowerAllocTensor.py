# corpus/relax/sum_by_halves: stage 06, after LowerAllocTensor, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(left: T.Buffer((), "int64"), right: T.Buffer((), "int64"), T_add: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_add"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()], right[()])
            T.writes(T_add[()])
            T_add[()] = left[()] + right[()]

    @T.prim_func(private=True, s_tir=True)
    def add1(a: T.Buffer((), "float32"), b: T.Buffer((), "float32"), T_add: T.Buffer((), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_add"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(a[()], b[()])
            T.writes(T_add[()])
            T_add[()] = a[()] + b[()]

    @T.prim_func(private=True, s_tir=True)
    def floor_divide(gv3: T.Buffer((), "int64"), T_floor_divide: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_floor_divide"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(gv3[()])
            T.writes(T_floor_divide[()])
            T_floor_divide[()] = gv3[()] // T.int64(2)

    @T.prim_func(private=True, s_tir=True)
    def less(length: T.Buffer((), "int64"), T_less: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_less"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(length[()])
            T.writes(T_less[()])
            T_less[()] = length[()] < T.int64(2)

    @T.prim_func(private=True, s_tir=True)
    def subtract(right: T.Buffer((), "int64"), left: T.Buffer((), "int64"), T_subtract: T.Buffer((), "int64")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_subtract"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(right[()], left[()])
            T.writes(T_subtract[()])
            T_subtract[()] = right[()] - left[()]

    @T.prim_func(private=True, s_tir=True)
    def take(x: T.Buffer((T.int64(8),), "float32"), left: T.Buffer((), "int64"), T_take: T.Buffer((), "float32")):
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_take"):
            vi = T.axis.spatial(T.int64(1), T.int64(0))
            T.reads(x[left[()]], left[()])
            T.writes(T_take[()])
            T_take[()] = x[left[()]]

    @R.function
    def sum_of(x: R.Tensor((8,), dtype="float32"), left: R.Tensor((), dtype="int64"), right: R.Tensor((), dtype="int64")) -> R.Tensor((), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.memory.alloc_storage(R.shape([8]), 0, R.str("global"), R.dtype("int64"))
        alloc: R.Tensor((), dtype="int64") = R.memory.alloc_tensor(storage, 0, R.shape([]), R.dtype("int64"), 0)
        cls.subtract(right, left, alloc)
        length: R.Tensor((), dtype="int64") = alloc
        storage_1: R.Any = R.memory.alloc_storage(R.shape([1]), 0, R.str("global"), R.dtype("uint8"))
        alloc1: R.Tensor((), dtype="bool") = R.memory.alloc_tensor(storage_1, 0, R.shape([]), R.dtype("bool"), 0)
        cls.less(length, alloc1)
        single: R.Tensor((), dtype="bool") = alloc1
        if single:
            storage1: R.Any = R.memory.alloc_storage(R.shape([4]), 0, R.str("global"), R.dtype("uint8"))
            alloc2: R.Tensor((), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([]), R.dtype("float32"), 0)
            cls.take(x, left, alloc2)
            result_then: R.Tensor((), dtype="float32") = alloc2
            result: R.Tensor((), dtype="float32") = result_then
        else:
            alloc3: R.Tensor((), dtype="int64") = R.memory.alloc_tensor(storage, 0, R.shape([]), R.dtype("int64"), 0)
            cls.add(left, right, alloc3)
            gv3: R.Tensor((), dtype="int64") = alloc3
            storage2: R.Any = R.memory.alloc_storage(R.shape([8]), 0, R.str("global"), R.dtype("uint8"))
            alloc4: R.Tensor((), dtype="int64") = R.memory.alloc_tensor(storage2, 0, R.shape([]), R.dtype("int64"), 0)
            cls.floor_divide(gv3, alloc4)
            half: R.Tensor((), dtype="int64") = alloc4
            a: R.Tensor((), dtype="float32") = cls.sum_of(x, left, half)
            b: R.Tensor((), dtype="float32") = cls.sum_of(x, half, right)
            storage3: R.Any = R.memory.alloc_storage(R.shape([4]), 0, R.str("global"), R.dtype("uint8"))
            alloc5: R.Tensor((), dtype="float32") = R.memory.alloc_tensor(storage3, 0, R.shape([]), R.dtype("float32"), 0)
            cls.add1(a, b, alloc5)
            result_else: R.Tensor((), dtype="float32") = alloc5
            result: R.Tensor((), dtype="float32") = result_else
        return result

    @R.function
    def main(x: R.Tensor((8,), dtype="float32")) -> R.Tensor((), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        out: R.Tensor((), dtype="float32") = cls.sum_of(x, R.const(0, "int64"), R.const(8, "int64"))
        return out
