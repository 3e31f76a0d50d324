# corpus/relax/branch_on_data: stage 09, after VMShapeLower, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def greater(total: T.Buffer((), "float32"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        # with T.block("root"):
        with T.block("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(total[()])
            T.writes(T_greater[()])
            T_greater[()] = T.float32(0.0) < total[()]

    @T.prim_func(private=True)
    def matmul(var_x: T.handle, w: T.Buffer((T.int64(4), T.int64(4)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(4)))
        matmul = T.match_buffer(var_matmul, (n, T.int64(4)))
        # with T.block("root"):
        for i0, i1, k in T.grid(n, T.int64(4), T.int64(4)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True)
    def relu(var_product: T.handle, var_compute: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        product = T.match_buffer(var_product, (n, T.int64(4)))
        compute = T.match_buffer(var_compute, (n, T.int64(4)))
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(product[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.max(product[v_i0, v_i1], T.float32(0.0))

    @T.prim_func(private=True)
    def shape_func(H: T.Buffer((T.int64(3),), "int64")):
        T.func_attr({"tir.is_host_func": True})
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)] * T.int64(4)
        H[T.int64(1)] = T.int64(16) * H[T.int64(0)]

    @T.prim_func(private=True)
    def sum(var_x: T.handle, x_red: T.Buffer((), "float32")):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(4)))
        # with T.block("root"):
        for k0, k1 in T.grid(n, T.int64(4)):
            with T.block("x_red"):
                v_k0, v_k1 = T.axis.remap("RR", [k0, k1])
                T.reads(x[v_k0, v_k1])
                T.writes(x_red[()])
                with T.init():
                    x_red[()] = T.float32(0.0)
                x_red[()] = x_red[()] + x[v_k0, v_k1]

    @T.prim_func(private=True)
    def tir_exp(var_x: T.handle, var_compute: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(4)))
        compute = T.match_buffer(var_compute, (n, T.int64(4)))
        # with T.block("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.exp(x[v_i0, v_i1])

    @R.function
    def main(x: R.Tensor(("n", 4), dtype="float32"), w: R.Tensor((4, 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor((), dtype="bool")):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (R.prim_value(3),), sinfo_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", w, R.prim_value(2), R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", w, shape_heap, R.prim_value(2), R.prim_value(0), R.prim_value(4), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 4), dtype=\"float32\")) "), sinfo_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        storage: R.Object = R.vm.alloc_storage(R.shape([4]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((), dtype="float32") = R.vm.alloc_tensor(storage, R.prim_value(0), R.shape([]), R.dtype("float32"))
        R.vm.kill_object(storage)
        cls.sum(x, alloc)
        storage_1: R.Object = R.vm.alloc_storage(R.shape([1]), R.prim_value(0), R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((), dtype="bool") = R.vm.alloc_tensor(storage_1, R.prim_value(0), R.shape([]), R.dtype("bool"))
        R.vm.kill_object(storage_1)
        cls.greater(alloc, alloc1)
        R.vm.kill_object(alloc)
        if alloc1:
            gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(1), sinfo_args=(R.Shape(ndim=1),))
            storage1: R.Object = R.vm.alloc_storage(gv, R.prim_value(0), R.dtype("uint8"), R.str("global"))
            gv1: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
            alloc2: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1, R.prim_value(0), gv1, R.dtype("float32"))
            R.vm.kill_object(storage1)
            cls.matmul(x, w, alloc2)
            gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
            storage1_1: R.Object = R.vm.alloc_storage(gv2, R.prim_value(0), R.dtype("uint8"), R.str("global"))
            gv3: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
            alloc3: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage1_1, R.prim_value(0), gv3, R.dtype("float32"))
            R.vm.kill_object(storage1_1)
            cls.relu(alloc2, alloc3)
            R.vm.kill_object(alloc2)
            y: R.Tensor(dtype="float32", ndim=2) = alloc3
        else:
            gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(1), R.prim_value(1), R.prim_value(2), sinfo_args=(R.Shape(ndim=1),))
            storage2: R.Object = R.vm.alloc_storage(gv4, R.prim_value(0), R.dtype("uint8"), R.str("global"))
            gv5: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, R.prim_value(2), R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(4), sinfo_args=(R.Shape(ndim=2),))
            alloc4: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage2, R.prim_value(0), gv5, R.dtype("float32"))
            R.vm.kill_object(storage2)
            cls.tir_exp(x, alloc4)
            y: R.Tensor(dtype="float32", ndim=2) = alloc4
        R.call_packed("vm.builtin.match_shape", y, shape_heap, R.prim_value(2), R.prim_value(3), R.prim_value(0), R.prim_value(0), R.prim_value(4), R.str("ErrorContext(fn=main, loc=return, annotation=R.Tuple(R.Tensor((n, 4), dtype=\"float32\"), R.Tensor((), dtype=\"bool\"))) "), sinfo_args=(R.Tuple,))
        return (y, alloc1)
