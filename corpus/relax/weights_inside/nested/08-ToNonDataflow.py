# corpus/relax/weights_inside: stage 08, after ToNonDataflow, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
metadata = tvm.ir.load_json("""{
  \"root_index\": 18,
  \"nodes\": [
    {
      \"type\": \"ffi.String\",
      \"data\": \"relax.expr.Constant\"
    },
    {
      \"type\": \"None\"
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"int64\",
        \"value\": 24
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"int64\",
        \"value\": 9
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        2,
        3
      ]
    },
    {
      \"type\": \"relax.ShapeStructInfo\",
      \"data\": {
        \"span\": 1,
        \"values\": 4,
        \"ndim\": 2
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"struct_info_\": 5,
        \"values\": 4
      }
    },
    {
      \"type\": \"relax.TensorStructInfo\",
      \"data\": {
        \"span\": 1,
        \"shape\": 6,
        \"dtype\": \"float32\",
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
        \"struct_info_\": 7,
        \"data\": 8
      }
    },
    {
      \"type\": \"ir.IntImm\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"int64\",
        \"value\": 9
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        10
      ]
    },
    {
      \"type\": \"relax.ShapeStructInfo\",
      \"data\": {
        \"span\": 1,
        \"values\": 11,
        \"ndim\": 1
      }
    },
    {
      \"type\": \"relax.expr.ShapeExpr\",
      \"data\": {
        \"span\": 1,
        \"struct_info_\": 12,
        \"values\": 11
      }
    },
    {
      \"type\": \"relax.TensorStructInfo\",
      \"data\": {
        \"span\": 1,
        \"shape\": 13,
        \"dtype\": \"float32\",
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
        \"struct_info_\": 14,
        \"data\": 15
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        9,
        16
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        17
      ]
    }
  ],
  \"metadata\": {
    \"tvm_version\": \"0.22.0\"
  }
}""")
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_matmul_add(p_lv: T.handle, param_0: T.Buffer((T.int64(24), T.int64(9)), "float32"), param_1: T.Buffer((T.int64(9),), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(p_lv, (n, T.int64(24)))
        T_add_intermediate = T.match_buffer(p_output0, (n, T.int64(9)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((n, T.int64(9)))
        for i0, i1, k in T.grid(n, T.int64(9), T.int64(24)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(lv[v_i0, v_k], param_0[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + lv[v_i0, v_k] * param_0[v_k, v_i1]
        for ax0, ax1 in T.grid(n, T.int64(9)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], param_1[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + param_1[v_ax1]

    @T.prim_func(private=True)
    def fused_strided_slice_expand_dims_repeat_transpose_tir_clip(p_lv3: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv3 = T.match_buffer(p_lv3, (n, T.int64(3), T.int64(3)))
        compute_intermediate = T.match_buffer(p_output0, (n, T.int64(3), T.int64(2), T.int64(2)))
        # with T.block("root"):
        T_dynamic_strided_slice_with_axes_intermediate = T.alloc_buffer((n, T.int64(3), T.int64(2)))
        expand_dims_intermediate = T.alloc_buffer((n, T.int64(1), T.int64(3), T.int64(2)))
        T_repeat_intermediate = T.alloc_buffer((n, T.int64(2), T.int64(3), T.int64(2)))
        T_transpose_intermediate = T.alloc_buffer((n, T.int64(3), T.int64(2), T.int64(2)))
        for ax0, ax1, ax2 in T.grid(n, T.int64(3), T.int64(2)):
            with T.block("T_dynamic_strided_slice_with_axes"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv3[v_ax0, v_ax1, v_ax2 + T.int64(1)])
                T.writes(T_dynamic_strided_slice_with_axes_intermediate[v_ax0, v_ax1, v_ax2])
                T_dynamic_strided_slice_with_axes_intermediate[v_ax0, v_ax1, v_ax2] = lv3[v_ax0, v_ax1, v_ax2 + T.int64(1)]
        for i0, i1, i2, i3 in T.grid(n, T.int64(1), T.int64(3), T.int64(2)):
            with T.block("expand_dims"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_dynamic_strided_slice_with_axes_intermediate[v_i0, v_i2, v_i3])
                T.writes(expand_dims_intermediate[v_i0, v_i1, v_i2, v_i3])
                expand_dims_intermediate[v_i0, v_i1, v_i2, v_i3] = T_dynamic_strided_slice_with_axes_intermediate[v_i0, v_i2, v_i3]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(2), T.int64(3), T.int64(2)):
            with T.block("T_repeat"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(expand_dims_intermediate[v_ax0, v_ax1 // T.int64(2), v_ax2, v_ax3])
                T.writes(T_repeat_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_repeat_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = expand_dims_intermediate[v_ax0, v_ax1 // T.int64(2), v_ax2, v_ax3]
        for ax0, ax1, ax2, ax3 in T.grid(n, T.int64(3), T.int64(2), T.int64(2)):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(T_repeat_intermediate[v_ax0, v_ax3, v_ax1, v_ax2])
                T.writes(T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_transpose_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = T_repeat_intermediate[v_ax0, v_ax3, v_ax1, v_ax2]
        for i0, i1, i2, i3 in T.grid(n, T.int64(3), T.int64(2), T.int64(2)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_transpose_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(T.min(T_transpose_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(1.0)), T.float32(-1.0))

    @T.prim_func(private=True)
    def reshape(var_x: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        x = T.match_buffer(var_x, (n, T.int64(6), T.int64(4)))
        T_reshape = T.match_buffer(var_T_reshape, (n, T.int64(24)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(24)):
            with T.block("T_reshape"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[(v_ax1 // T.int64(24) + v_ax0) % n, v_ax1 % T.int64(24) // T.int64(4), v_ax1 % T.int64(4)])
                T.writes(T_reshape[v_ax0, v_ax1])
                T_reshape[v_ax0, v_ax1] = x[(v_ax1 // T.int64(24) + v_ax0) % n, v_ax1 % T.int64(24) // T.int64(4), v_ax1 % T.int64(4)]

    @T.prim_func(private=True)
    def reshape1(var_lv2: T.handle, var_T_reshape: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        lv2 = T.match_buffer(var_lv2, (n, T.int64(9)))
        T_reshape = T.match_buffer(var_T_reshape, (n, T.int64(3), T.int64(3)))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(n, T.int64(3), T.int64(3)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(lv2[((v_ax1 * T.int64(3) + v_ax2) // T.int64(9) + v_ax0) % n, (v_ax1 * T.int64(3) + v_ax2) % T.int64(9)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2])
                T_reshape[v_ax0, v_ax1, v_ax2] = lv2[((v_ax1 * T.int64(3) + v_ax2) // T.int64(9) + v_ax0) % n, (v_ax1 * T.int64(3) + v_ax2) % T.int64(9)]

    @R.function
    def main(x: R.Tensor(("n", 6, 4), dtype="float32")) -> R.Tensor(("n", 3, 2, 2), dtype="float32"):
        n = T.int64()
        cls = Module
        lv: R.Tensor((n, 24), dtype="float32") = R.reshape(x, R.shape([n, 24]))
        lv_1 = R.call_tir(cls.fused_matmul_add, (lv, metadata["relax.expr.Constant"][0], metadata["relax.expr.Constant"][1]), out_sinfo=R.Tensor((n, 9), dtype="float32"))
        lv3: R.Tensor((n, 3, 3), dtype="float32") = R.reshape(lv_1, R.shape([n, 3, 3]))
        gv = R.call_tir(cls.fused_strided_slice_expand_dims_repeat_transpose_tir_clip, (lv3,), out_sinfo=R.Tensor((n, 3, 2, 2), dtype="float32"))
        return gv
