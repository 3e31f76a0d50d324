# corpus/relax/image_batches: stage 13, after KillAfterLastUse, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_conv2d1_add1_relu1(p_relu: T.handle, second_weight: T.Buffer((T.int64(8), T.int64(8), T.int64(3), T.int64(3)), "float32"), lv3: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch, height, width = T.int64(), T.int64(), T.int64()
        relu = T.match_buffer(p_relu, (batch, T.int64(8), height, width))
        compute_intermediate = T.match_buffer(p_output0, (batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)))
        # with T.block("root"):
        pad_temp = T.alloc_buffer((batch, T.int64(8), height + T.int64(2), width + T.int64(2)))
        conv2d_nchw_intermediate = T.alloc_buffer((batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)))
        T_add_intermediate = T.alloc_buffer((batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), height + T.int64(2), width + T.int64(2)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(relu[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 <= height and T.int64(1) <= v_i3 and v_i3 <= width, relu[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1), T.int64(8), T.int64(3), T.int64(3)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx], second_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx] * second_weight[v_ff, v_rc, v_ry, v_rx]
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], lv3[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] + lv3[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_add_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(T_add_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True)
    def fused_conv2d_add_relu(p_x: T.handle, first_weight: T.Buffer((T.int64(8), T.int64(3), T.int64(3), T.int64(3)), "float32"), lv1: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch, height, width = T.int64(), T.int64(), T.int64()
        x = T.match_buffer(p_x, (batch, T.int64(3), height, width))
        compute_intermediate = T.match_buffer(p_output0, (batch, T.int64(8), height, width))
        # with T.block("root"):
        pad_temp = T.alloc_buffer((batch, T.int64(3), height + T.int64(2), width + T.int64(2)))
        conv2d_nchw_intermediate = T.alloc_buffer((batch, T.int64(8), height, width))
        T_add_intermediate = T.alloc_buffer((batch, T.int64(8), height, width))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(3), height + T.int64(2), width + T.int64(2)):
            with T.block("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 <= height and T.int64(1) <= v_i3 and v_i3 <= width, x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), height, width, T.int64(3), T.int64(3), T.int64(3)):
            with T.block("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx], first_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw_intermediate[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx] * first_weight[v_ff, v_rc, v_ry, v_rx]
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), height, width):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3], lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] = conv2d_nchw_intermediate[v_ax0, v_ax1, v_ax2, v_ax3] + lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)]
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), height, width):
            with T.block("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(T_add_intermediate[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute_intermediate[v_i0, v_i1, v_i2, v_i3])
                compute_intermediate[v_i0, v_i1, v_i2, v_i3] = T.max(T_add_intermediate[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True)
    def fused_matmul_add2(p_sum: T.handle, permute_dims: T.Buffer((T.int64(8), T.int64(5)), "float32"), output_bias: T.Buffer((T.int64(5),), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        batch = T.int64()
        sum = T.match_buffer(p_sum, (batch, T.int64(8)))
        T_add_intermediate = T.match_buffer(p_output0, (batch, T.int64(5)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((batch, T.int64(5)))
        for i0, i1, k in T.grid(batch, T.int64(5), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(sum[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + sum[v_i0, v_k] * permute_dims[v_k, v_i1]
        for ax0, ax1 in T.grid(batch, T.int64(5)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul_intermediate[v_ax0, v_ax1], output_bias[v_ax1])
                T.writes(T_add_intermediate[v_ax0, v_ax1])
                T_add_intermediate[v_ax0, v_ax1] = matmul_intermediate[v_ax0, v_ax1] + output_bias[v_ax1]

    @T.prim_func(private=True)
    def reshape(first_bias: T.Buffer((T.int64(8),), "float32"), T_reshape: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.block("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(first_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = first_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]

    @T.prim_func(private=True)
    def sum(var_relu1: T.handle, var_relu1_red: T.handle, width: T.int64, height: T.int64):
        T.func_attr({"op_pattern": 3, "tir.noalias": True})
        batch = T.int64()
        relu1 = T.match_buffer(var_relu1, (batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)))
        relu1_red = T.match_buffer(var_relu1_red, (batch, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1, k2, k3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.block("relu1_red"):
                v_ax0, v_ax1, v_k2, v_k3 = T.axis.remap("SSRR", [ax0, ax1, k2, k3])
                T.reads(relu1[v_ax0, v_ax1, v_k2, v_k3])
                T.writes(relu1_red[v_ax0, v_ax1])
                with T.init():
                    relu1_red[v_ax0, v_ax1] = T.float32(0.0)
                relu1_red[v_ax0, v_ax1] = relu1_red[v_ax0, v_ax1] + relu1[v_ax0, v_ax1, v_k2, v_k3]

    @T.prim_func(private=True)
    def transpose(output_weight: T.Buffer((T.int64(5), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(5)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(5)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor(("batch", 3, "height", "width"), dtype="float32"), first_weight: R.Tensor((8, 3, 3, 3), dtype="float32"), first_bias: R.Tensor((8,), dtype="float32"), second_weight: R.Tensor((8, 8, 3, 3), dtype="float32"), second_bias: R.Tensor((8,), dtype="float32"), output_weight: R.Tensor((5, 8), dtype="float32"), output_bias: R.Tensor((5,), dtype="float32")) -> R.Tensor(("batch", 5), dtype="float32"):
        batch = T.int64()
        height = T.int64()
        width = T.int64()
        R.func_attr({"num_input": 1, "relax.force_pure": True})
        cls = Module
        lv1: R.Tensor((1, 8, 1, 1), dtype="float32") = R.reshape(first_bias, R.shape([1, 8, 1, 1]))
        storage: R.Object = R.memory.alloc_storage(R.shape([32 * (batch * height * width)]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc: R.Tensor((batch, 8, height, width), dtype="float32") = R.memory.alloc_tensor(storage, R.prim_value(0), R.shape([batch, 8, height, width]), R.dtype("float32"))
        R.memory.kill_storage(storage)
        cls.fused_conv2d_add_relu(x, first_weight, lv1, alloc)
        R.memory.kill_tensor(lv1)
        lv3: R.Tensor((1, 8, 1, 1), dtype="float32") = R.reshape(second_bias, R.shape([1, 8, 1, 1]))
        storage1: R.Object = R.memory.alloc_storage(R.shape([32 * (batch * ((height - 1) // 2 + 1) * ((width - 1) // 2 + 1))]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc1: R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32") = R.memory.alloc_tensor(storage1, R.prim_value(0), R.shape([batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1]), R.dtype("float32"))
        R.memory.kill_storage(storage1)
        cls.fused_conv2d1_add1_relu1(alloc, second_weight, lv3, alloc1)
        R.memory.kill_tensor(alloc)
        R.memory.kill_tensor(lv3)
        storage2: R.Object = R.memory.alloc_storage(R.shape([32 * batch]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc2: R.Tensor((batch, 8), dtype="float32") = R.memory.alloc_tensor(storage2, R.prim_value(0), R.shape([batch, 8]), R.dtype("float32"))
        R.memory.kill_storage(storage2)
        R.vm.call_tir_dyn(cls.sum, (alloc1, alloc2, R.shape([width, height])))
        R.memory.kill_tensor(alloc1)
        storage3: R.Object = R.memory.alloc_storage(R.shape([160]), R.prim_value(0), R.str("global"), R.dtype("float32"))
        alloc3: R.Tensor((8, 5), dtype="float32") = R.memory.alloc_tensor(storage3, R.prim_value(0), R.shape([8, 5]), R.dtype("float32"))
        R.memory.kill_storage(storage3)
        cls.transpose(output_weight, alloc3)
        storage_1: R.Object = R.memory.alloc_storage(R.shape([4 * batch * 5]), R.prim_value(0), R.str("global"), R.dtype("uint8"))
        alloc4: R.Tensor((batch, 5), dtype="float32") = R.memory.alloc_tensor(storage_1, R.prim_value(0), R.shape([batch, 5]), R.dtype("float32"))
        R.memory.kill_storage(storage_1)
        cls.fused_matmul_add2(alloc2, alloc3, output_bias, alloc4)
        R.memory.kill_tensor(alloc2)
        R.memory.kill_tensor(alloc3)
        return alloc4
