# corpus/relax/branch_on_data: stage 07, after KillAfterLastUse, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def greater(total: T.Buffer((), "float32"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(total[()])
            T.writes(T_greater[()])
            T_greater[()] = T.float32(0.0) < total[()]

    @T.prim_func(private=True, s_tir=True)
    def matmul(x: T.Buffer(("n", T.int64(4)), "float32"), w: T.Buffer((T.int64(4), T.int64(4)), "float32"), matmul: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(n, T.int64(4), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def relu(product: T.Buffer(("n", T.int64(4)), "float32"), compute: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(product[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.max(product[v_i0, v_i1], T.float32(0.0))

    @T.prim_func(private=True, s_tir=True)
    def sum(x: T.Buffer(("n", T.int64(4)), "float32"), x_red: T.Buffer((), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 3, "tirx.noalias": True})
        # with T.sblock("root"):
        for k0, k1 in T.grid(n, T.int64(4)):
            with T.sblock("x_red"):
                v_k0, v_k1 = T.axis.remap("RR", [k0, k1])
                T.reads(x[v_k0, v_k1])
                T.writes(x_red[()])
                with T.init():
                    x_red[()] = T.float32(0.0)
                x_red[()] = x_red[()] + x[v_k0, v_k1]

    @T.prim_func(private=True, s_tir=True)
    def tir_exp(x: T.Buffer(("n", T.int64(4)), "float32"), compute: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.exp(x[v_i0, v_i1])

    @R.function
    def main(x: R.Tensor(("n", 4), dtype="float32"), w: R.Tensor((4, 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor((), dtype="bool")):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.memory.alloc_storage(R.shape([4]), 0, R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([]), R.dtype("float32"), 0)
        R.memory.kill_storage(storage)
        cls.sum(x, alloc)
        storage_1: R.Any = R.memory.alloc_storage(R.shape([1]), 0, R.str("global"), R.dtype("uint8"))
        alloc1: R.Tensor((), dtype="bool") = R.memory.alloc_tensor(storage_1, 0, R.shape([]), R.dtype("bool"), 0)
        R.memory.kill_storage(storage_1)
        cls.greater(alloc, alloc1)
        R.memory.kill_tensor(alloc)
        if alloc1:
            storage1: R.Any = R.memory.alloc_storage(R.shape([16 * n]), 0, R.str("global"), R.dtype("float32"))
            alloc2: R.Tensor((n, 4), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([n, 4]), R.dtype("float32"), 0)
            R.memory.kill_storage(storage1)
            cls.matmul(x, w, alloc2)
            storage1_1: R.Any = R.memory.alloc_storage(R.shape([4 * n * 4]), 0, R.str("global"), R.dtype("uint8"))
            alloc3: R.Tensor((n, 4), dtype="float32") = R.memory.alloc_tensor(storage1_1, 0, R.shape([n, 4]), R.dtype("float32"), 0)
            R.memory.kill_storage(storage1_1)
            cls.relu(alloc2, alloc3)
            R.memory.kill_tensor(alloc2)
            y: R.Tensor((n, 4), dtype="float32") = alloc3
        else:
            storage2: R.Any = R.memory.alloc_storage(R.shape([4 * n * 4]), 0, R.str("global"), R.dtype("uint8"))
            alloc4: R.Tensor((n, 4), dtype="float32") = R.memory.alloc_tensor(storage2, 0, R.shape([n, 4]), R.dtype("float32"), 0)
            R.memory.kill_storage(storage2)
            cls.tir_exp(x, alloc4)
            y: R.Tensor((n, 4), dtype="float32") = alloc4
        return (y, alloc1)
