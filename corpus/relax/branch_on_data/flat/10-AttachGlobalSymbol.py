# corpus/relax/branch_on_data: stage 10, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def greater(total: T.Buffer((), "float32"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(total[()])
            T.writes(T_greater[()])
            T_greater[()] = T.float32(0.0) < total[()]

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(3),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)] * T.int64(4)
        H[T.int64(1)] = T.int64(16) * H[T.int64(0)]

    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (3,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", w, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 2, 1, 0, 0, 4, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", w, shape_heap, 2, 0, 4, 0, 4, R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        storage: R.Any = R.vm.alloc_storage(R.shape([4]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([]), R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.sum(x, alloc)
        storage_1: R.Any = R.vm.alloc_storage(R.shape([1]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((), dtype="bool") = R.vm.alloc_tensor(storage_1, 0, R.shape([]), R.dtype("bool"), 0)
        R.vm.kill_object(storage_1)
        cls.greater(alloc, alloc1)
        R.vm.kill_object(alloc)
        if alloc1:
            gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
            storage1: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
            gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 4, ty_args=(R.Shape(ndim=2),))
            alloc2: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1, 0, gv1, R.dtype("float32"), 0)
            R.vm.kill_object(storage1)
            cls.matmul(x, w, alloc2)
            gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
            storage1_1: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
            gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 4, ty_args=(R.Shape(ndim=2),))
            alloc3: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1_1, 0, gv3, R.dtype("float32"), 0)
            R.vm.kill_object(storage1_1)
            cls.relu(alloc2, alloc3)
            R.vm.kill_object(alloc2)
            y: R.Tensor(dtype="float32", ndim=2) = alloc3
        else:
            gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
            storage2: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
            gv5: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 4, ty_args=(R.Shape(ndim=2),))
            alloc4: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage2, 0, gv5, R.dtype("float32"), 0)
            R.vm.kill_object(storage2)
            cls.tir_exp(x, alloc4)
            y: R.Tensor(dtype="float32", ndim=2) = alloc4
        R.call_packed("vm.builtin.match_shape", y, shape_heap, 2, 3, 0, 0, 4, R.str("ErrorContext(fn=main, loc=return, annotation=T.Tuple(R.Tensor((n, T.int64(4)), dtype=\"float32\"), R.Tensor((), dtype=\"bool\"))) "), ty_args=(R.Tuple,))
        return (y, alloc1)
