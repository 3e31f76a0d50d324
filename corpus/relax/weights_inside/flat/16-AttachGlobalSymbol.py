# corpus/relax/weights_inside: stage 16, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
metadata = tvm.ir.load_json("""{
  \"root_index\": 20,
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
        \"value\": 24
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 9
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
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAgAAAAIgAQAYAAAAAAAAAAkAAAAAAAAAYAMAAAAAAABp8LA\\/kVVSQAwvqT\\/bzabAZ8VnQDWL5D\\/EdQnAKMQUQDypuj+JmJY\\/w9XoPWL1C0BBiDzA3tEmv1jY9r\\/8TRlAprMiPuS8lb8nK0jAtK6Dv8hmBT3TG42\\/4qOlQFjcgECwgy3BMMvxwHX3Mr9XKdi\\/O8VaP6SJXj+sigdBslaOwHJVwb\\/FvAJBVI4lQIW+KUDslQPAIfTSwOF7Kz\\/HQt8+3xmdwPHnLsCji5O+PttxwMRByb6bjMM+4MIRPlWcAcDg\\/xdAhCNkQDtGpD+Jd1HAkE07QGBeAMCsEGFAVDCJwIYaakAdXKS9AdefwG63oL9aml0+TquLP65we8Bmvo3A419MP8757r9iKHE\\/329CQHcL08ApP4I\\/O8GcQHBVmL+LkU\\/ADZNAQL7DgT+YWGVAHcCwvzmsvcBTTeG+lkPkv597RkCwR0Y\\/q7\\/QwBv7mMAAQGJAFQUuQP3mI8DGd4m7OCLkP7HS7z9pUWBAFlKDP1w1wr68h4S\\/lSKHQP8NEMGp+w2\\/HisHPtZxtsCMZqo\\/WromwC\\/JXEA2mwC\\/oE0rQBEDnEBZD8Q\\/Qy9gwDHVwcDkbuBAKe3jvstFMMAhuBM\\/VQFEv\\/8lWkBH+Ao+70VhPbLuNsA7a\\/A\\/v1WEwLt3KkBiEMNA6SjDwLPWHcHE6x1AwhAjQU4egMDMFqDAq8YWQIg5V8DjigHAdDyyv0oxCEDLg8+\\/qUaOPyLFNL9ePFjARMCjv2RNc8Cqe9U82dqPwPbji8C6fbpAstdZvl\\/IXL4N9AJAknrXvy0Far8Yrdk\\/z5iQP9ZjlMDxVVVAvyYXwJgth8CJhWbAj\\/XHv2BL0ED2d5bA7+ojPx3SCMGNYc27\\/ElmQN9Xcr9nHSHAPRFtPyU9M0B25SlABnr8QP8vVj8wqBfAsAABvx56lL61sd4+4\\/z1vSEkMj9q3tXAkGJUQB0iE8AQKpbAqUMjQCOeqEAwbvw\\/8gYlP\\/2lbsDCxzdBoVhhQGjUkcBalkfALSKyPm4Bx8BzrSw\\/bQvrv2\\/2nEDFT3ZAs4UtwVXQKj4tCc\\/AngiOQPIjLD9NZAxAAlaIwAEK6kDiSAFBa0qIwKDhvj+MXSzAvRXBvWQAosCg\\/u5AJhx4wEyYl78vYQBAicYlwFEOdb+zShDA8KkIv1fUlcA=\"
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
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 9
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        12
      ]
    },
    {
      \"type\": \"relax.ShapeType\",
      \"data\": {
        \"span\": 1,
        \"values\": 13,
        \"ndim\": 1
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"ty\": 14,
        \"values\": 13
      }
    },
    {
      \"type\": \"relax.TensorType\",
      \"data\": {
        \"span\": 1,
        \"shape\": 15,
        \"dtype\": 8,
        \"vdevice\": 1,
        \"ndim\": 1
      }
    },
    {
      \"type\": \"ffi.Tensor\",
      \"data\": \"P6G0lvBAXt0AAAAAAAAAAAEAAAAAAAAAAQAAAAIgAQAJAAAAAAAAACQAAAAAAAAANpdBP9jSBcARfdO\\/AEEcwdBc5kAHdJJA0p2mvzAYRkDY+o8\\/\"
    },
    {
      \"type\": \"relax.expr.Constant\",
      \"data\": {
        \"span\": 1,
        \"ty\": 16,
        \"data\": 17
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        11,
        18
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        19
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
    @T.prim_func(s_tir=True)
    def fused_matmul_add(lv: T.Buffer(("n", T.int64(24)), "float32"), param_0: T.Buffer((T.int64(24), T.int64(9)), "float32"), param_1: T.Buffer((T.int64(9),), "float32"), T_add_intermediate: T.Buffer((n, T.int64(9)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((n, T.int64(9)))
        for i0, i1, k in T.grid(n, T.int64(9), T.int64(24)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], param_0[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + lv[v_i0, v_k] * param_0[v_k, v_i1]
        for ax0, ax1 in T.grid(n, T.int64(9)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], param_1[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + param_1[v_ax1]

    @T.prim_func(s_tir=True)
    def fused_strided_slice_expand_dims_repeat_transpose_tir_clip(lv3: T.Buffer(("n", T.int64(3), T.int64(3)), "float32"), compute_intermediate: T.Buffer((n, T.int64(3), T.int64(2), T.int64(2)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        T_dynamic_strided_slice_with_axes_intermediate = T.sblock_alloc_buffer((n, T.int64(3), T.int64(2)))
        expand_dims_intermediate = T.sblock_alloc_buffer((n, T.int64(1), T.int64(3), T.int64(2)))
        T_repeat_intermediate = T.sblock_alloc_buffer((n, T.int64(2), T.int64(3), T.int64(2)))
        T_transpose_intermediate = T.sblock_alloc_buffer((n, T.int64(3), T.int64(2), T.int64(2)))
        for ax0, ax1, ax2 in T.grid(n, T.int64(3), T.int64(2)):
            with T.sblock("T_dynamic_strided_slice_with_axes"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv3[v_ax0, v_ax1, v_ax2 + T.int64(1)])
                T.writes(T_dynamic_strided_slice_with_axes_intermediate[v_ax0, v_ax1, v_ax2])
                T_dynamic_strided_slice_with_axes_intermediate[v_ax0, v_ax1, v_ax2] = lv3[v_ax0, v_ax1, v_ax2 + T.int64(1)]
        for i0, i1, i2, i3 in T.grid(n, T.int64(1), T.int64(3), T.int64(2)):
            with T.sblock("expand_dims"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_dynamic_strided_slice_with_axes_intermediate[v_i0, v_i2, v_i3])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2, v_i3])
                expand_dims_intermediate[v_i0, v_i1, v_i2, v_i3] = T_dynamic_strided_slice_with_axes_intermediate[v_i0, v_i2, v_i3]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(2), T.int64(3), T.int64(2)):
            with T.sblock("T_repeat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(expand_dims_intermediate[v_ax0, v_ax1 // T.int64(2), v_ax2, v_ax3])
                T.writes(T_repeat_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_repeat_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = expand_dims_intermediate[v_ax0, v_ax1 // T.int64(2), v_ax2, v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(3), T.int64(2), T.int64(2)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_repeat_intermediate[v_ax0, v_ax3, v_ax1, v_ax2])
                T.writes(T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = T_repeat_intermediate[v_ax0, v_ax3, v_ax1, v_ax2]
        for i0, i1, i2, i3 in T.grid(n, T.int64(3), T.int64(2), T.int64(2)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_transpose_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(T.min(T_transpose_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(1.0)), T.float32(-1.0))

    @T.prim_func(s_tir=True)
    def reshape(x: T.Buffer(("n", T.int64(6), T.int64(4)), "float32"), T_reshape: T.Buffer((n, T.int64(24)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(24)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[(v_ax1 // T.int64(24) + v_ax0) % n, v_ax1 % T.int64(24) // T.int64(4), v_ax1 % T.int64(4)])
                T.writes(T_reshape[v_ax0, v_ax1])
                T_reshape[v_ax0, v_ax1] = x[(v_ax1 // T.int64(24) + v_ax0) % n, v_ax1 % T.int64(24) // T.int64(4), v_ax1 % T.int64(4)]

    @T.prim_func(s_tir=True)
    def reshape1(lv2: T.Buffer(("n", T.int64(9)), "float32"), T_reshape: T.Buffer((n, T.int64(3), T.int64(3)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(n, T.int64(3), T.int64(3)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv2[((v_ax1 * T.int64(3) + v_ax2) // T.int64(9) + v_ax0) % n, (v_ax1 * T.int64(3) + v_ax2) % T.int64(9)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = lv2[((v_ax1 * T.int64(3) + v_ax2) // T.int64(9) + v_ax0) % n, (v_ax1 * T.int64(3) + v_ax2) % T.int64(9)]

    @T.prim_func(s_tir=True)
    def shape_func(H: T.Buffer((T.int64(3),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(2)] = T.int64(4) * H[T.int64(0)] * T.int64(3) * T.int64(2) * T.int64(2)
        H[T.int64(1)] = T.int64(36) * H[T.int64(0)]

    @R.function
    def main(x: R.Tensor(("n", 6, 4), dtype="float32")) -> R.Tensor(("n", 3, 2, 2), dtype="float32"):
        n = T.int64()
        R.func_attr({"relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (3,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 3, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 6, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 3, 1, 0, 0, 6, 0, 4, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((n, 6, 4), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=2),))
        lv: R.Tensor((n, 24), dtype="float32") = R.call_packed("vm.builtin.reshape", x, gv, ty_args=(R.Tensor((n, 24), dtype="float32"),))
        gv1: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv1, 0, R.dtype("uint8"), R.str("global"))
        gv2: R.Shape(ndim=2) = R.call_packed("vm.builtin.make_shape", shape_heap, 2, 1, 0, 0, 9, ty_args=(R.Shape(ndim=2),))
        alloc: R.Tensor(dtype="float32", ndim=2) = R.vm.alloc_tensor(storage, 0, gv2, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.fused_matmul_add(lv, metadata["relax.expr.Constant"][0], metadata["relax.expr.Constant"][1], alloc)
        R.vm.kill_object(lv)
        gv3: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 1, 0, 0, 3, 0, 3, ty_args=(R.Shape(ndim=3),))
        lv3: R.Tensor((n, 3, 3), dtype="float32") = R.call_packed("vm.builtin.reshape", alloc, gv3, ty_args=(R.Tensor((n, 3, 3), dtype="float32"),))
        R.vm.kill_object(alloc)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=4) = R.call_packed("vm.builtin.make_shape", shape_heap, 4, 1, 0, 0, 3, 0, 2, 0, 2, ty_args=(R.Shape(ndim=4),))
        alloc1: R.Tensor(dtype="float32", ndim=4) = R.vm.alloc_tensor(storage_1, 0, gv5, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_strided_slice_expand_dims_repeat_transpose_tir_clip(lv3, alloc1)
        R.vm.kill_object(lv3)
        R.call_packed("vm.builtin.match_shape", alloc1, shape_heap, 4, 3, 0, 0, 3, 0, 2, 0, 2, R.str("ErrorContext(fn=main, loc=return, annotation=R.Tensor((n, 3, 2, 2), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        return alloc1
