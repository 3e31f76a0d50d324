# corpus/relax/image_batches: stage 02, after AnnotateTIROpPattern, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(lv: T.Buffer(("batch", T.int64(8), "height", "width"), "float32"), lv1: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), T_add: T.Buffer((batch, T.int64(8), height, width), "float32")):
        batch, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), height, width):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv[v_ax0, v_ax1, v_ax2, v_ax3], lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add[v_ax0, v_ax1, v_ax2, v_ax3] = lv[v_ax0, v_ax1, v_ax2, v_ax3] + lv1[T.int64(0), v_ax1, T.int64(0), T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def add1(lv2: T.Buffer(("batch", T.int64(8), "(height - T.int64(1)) // T.int64(2) + T.int64(1)", "(width - T.int64(1)) // T.int64(2) + T.int64(1)"), "float32"), lv3: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32"), height: T.int64, width: T.int64, T_add: T.Buffer((batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(lv2[v_ax0, v_ax1, v_ax2, v_ax3], lv3[T.int64(0), v_ax1, T.int64(0), T.int64(0)])
                T.writes(T_add[v_ax0, v_ax1, v_ax2, v_ax3])
                T_add[v_ax0, v_ax1, v_ax2, v_ax3] = lv2[v_ax0, v_ax1, v_ax2, v_ax3] + lv3[T.int64(0), v_ax1, T.int64(0), T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def add2(matmul: T.Buffer(("batch", T.int64(5)), "float32"), output_bias: T.Buffer((T.int64(5),), "float32"), T_add: T.Buffer((batch, T.int64(5)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(batch, T.int64(5)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(matmul[v_ax0, v_ax1], output_bias[v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = matmul[v_ax0, v_ax1] + output_bias[v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def conv2d(x: T.Buffer(("batch", T.int64(3), "height", "width"), "float32"), first_weight: T.Buffer((T.int64(8), T.int64(3), T.int64(3), T.int64(3)), "float32"), conv2d_nchw: T.Buffer((batch, T.int64(8), height, width), "float32")):
        batch, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((batch, T.int64(3), height + T.int64(2), width + T.int64(2)))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(3), height + T.int64(2), width + T.int64(2)):
            with T.sblock("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 <= height and T.int64(1) <= v_i3 and v_i3 <= width, x[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), height, width, T.int64(3), T.int64(3), T.int64(3)):
            with T.sblock("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx], first_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy + v_ry, v_xx + v_rx] * first_weight[v_ff, v_rc, v_ry, v_rx]

    @T.prim_func(private=True, s_tir=True)
    def conv2d1(relu: T.Buffer(("batch", T.int64(8), "height", "width"), "float32"), second_weight: T.Buffer((T.int64(8), T.int64(8), T.int64(3), T.int64(3)), "float32"), conv2d_nchw: T.Buffer((batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)), "float32")):
        batch, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        pad_temp = T.sblock_alloc_buffer((batch, T.int64(8), height + T.int64(2), width + T.int64(2)))
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), height + T.int64(2), width + T.int64(2)):
            with T.sblock("pad_temp"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(relu[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)])
                T.writes(pad_temp[v_i0, v_i1, v_i2, v_i3])
                pad_temp[v_i0, v_i1, v_i2, v_i3] = T.if_then_else(T.int64(1) <= v_i2 and v_i2 <= height and T.int64(1) <= v_i3 and v_i3 <= width, relu[v_i0, v_i1, v_i2 - T.int64(1), v_i3 - T.int64(1)], T.float32(0.0))
        for nn, ff, yy, xx, rc, ry, rx in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1), T.int64(8), T.int64(3), T.int64(3)):
            with T.sblock("conv2d_nchw"):
                v_nn, v_ff, v_yy, v_xx, v_rc, v_ry, v_rx = T.axis.remap("SSSSRRR", [nn, ff, yy, xx, rc, ry, rx])
                T.reads(pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx], second_weight[v_ff, v_rc, v_ry, v_rx])
                T.writes(conv2d_nchw[v_nn, v_ff, v_yy, v_xx])
                with T.init():
                    conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = T.float32(0.0)
                conv2d_nchw[v_nn, v_ff, v_yy, v_xx] = conv2d_nchw[v_nn, v_ff, v_yy, v_xx] + pad_temp[v_nn, v_rc, v_yy * T.int64(2) + v_ry, v_xx * T.int64(2) + v_rx] * second_weight[v_ff, v_rc, v_ry, v_rx]

    @T.prim_func(private=True, s_tir=True)
    def matmul(sum: T.Buffer(("batch", T.int64(8)), "float32"), permute_dims: T.Buffer((T.int64(8), T.int64(5)), "float32"), matmul: T.Buffer((batch, T.int64(5)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(batch, T.int64(5), T.int64(8)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(sum[v_i0, v_k], permute_dims[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + sum[v_i0, v_k] * permute_dims[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def relu(conv2d: T.Buffer(("batch", T.int64(8), "height", "width"), "float32"), compute: T.Buffer((batch, T.int64(8), height, width), "float32")):
        batch, height, width = T.int64(), T.int64(), T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), height, width):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(conv2d[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.max(conv2d[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True, s_tir=True)
    def relu1(conv2d1: T.Buffer(("batch", T.int64(8), "(height - T.int64(1)) // T.int64(2) + T.int64(1)", "(width - T.int64(1)) // T.int64(2) + T.int64(1)"), "float32"), height: T.int64, width: T.int64, compute: T.Buffer((batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, i3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2, v_i3 = T.axis.remap("SSSS", [i0, i1, i2, i3])
                T.reads(conv2d1[v_i0, v_i1, v_i2, v_i3])
                T.writes(compute[v_i0, v_i1, v_i2, v_i3])
                compute[v_i0, v_i1, v_i2, v_i3] = T.max(conv2d1[v_i0, v_i1, v_i2, v_i3], T.float32(0.0))

    @T.prim_func(private=True, s_tir=True)
    def reshape(first_bias: T.Buffer((T.int64(8),), "float32"), T_reshape: T.Buffer((T.int64(1), T.int64(8), T.int64(1), T.int64(1)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2, ax3 in T.grid(T.int64(1), T.int64(8), T.int64(1), T.int64(1)):
            with T.sblock("T_reshape"):
                v_ax0, v_ax1, v_ax2, v_ax3 = T.axis.remap("SSSS", [ax0, ax1, ax2, ax3])
                T.reads(first_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)])
                T.writes(T_reshape[v_ax0, v_ax1, v_ax2, v_ax3])
                T_reshape[v_ax0, v_ax1, v_ax2, v_ax3] = first_bias[(v_ax1 + v_ax2 + v_ax3) % T.int64(8)]

    @T.prim_func(private=True, s_tir=True)
    def sum(relu1: T.Buffer(("batch", T.int64(8), "(height - T.int64(1)) // T.int64(2) + T.int64(1)", "(width - T.int64(1)) // T.int64(2) + T.int64(1)"), "float32"), height: T.int64, width: T.int64, relu1_red: T.Buffer((batch, T.int64(8)), "float32")):
        batch = T.int64()
        T.func_attr({"op_pattern": 3, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, k2, k3 in T.grid(batch, T.int64(8), (height - T.int64(1)) // T.int64(2) + T.int64(1), (width - T.int64(1)) // T.int64(2) + T.int64(1)):
            with T.sblock("relu1_red"):
                v_ax0, v_ax1, v_k2, v_k3 = T.axis.remap("SSRR", [ax0, ax1, k2, k3])
                T.reads(relu1[v_ax0, v_ax1, v_k2, v_k3])
                T.writes(relu1_red[v_ax0, v_ax1])
                with T.init():
                    relu1_red[v_ax0, v_ax1] = T.float32(0.0)
                relu1_red[v_ax0, v_ax1] = relu1_red[v_ax0, v_ax1] + relu1[v_ax0, v_ax1, v_k2, v_k3]

    @T.prim_func(private=True, s_tir=True)
    def transpose(output_weight: T.Buffer((T.int64(5), T.int64(8)), "float32"), T_transpose: T.Buffer((T.int64(8), T.int64(5)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(8), T.int64(5)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(output_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = output_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor(("batch", 3, "height", "width"), dtype="float32"), first_weight: R.Tensor((8, 3, 3, 3), dtype="float32"), first_bias: R.Tensor((8,), dtype="float32"), second_weight: R.Tensor((8, 8, 3, 3), dtype="float32"), second_bias: R.Tensor((8,), dtype="float32"), output_weight: R.Tensor((5, 8), dtype="float32"), output_bias: R.Tensor((5,), dtype="float32")) -> R.Tensor(("batch", 5), dtype="float32"):
        batch = T.int64()
        height = T.int64()
        width = T.int64()
        R.func_attr({"num_input": 1})
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.conv2d, (x, first_weight), out_ty=R.Tensor((batch, 8, height, width), dtype="float32"))
            lv1 = R.call_tir(cls.reshape, (first_bias,), out_ty=R.Tensor((1, 8, 1, 1), dtype="float32"))
            conv2d = R.call_tir(cls.add, (lv, lv1), out_ty=R.Tensor((batch, 8, height, width), dtype="float32"))
            relu = R.call_tir(cls.relu, (conv2d,), out_ty=R.Tensor((batch, 8, height, width), dtype="float32"))
            lv2 = R.call_tir(cls.conv2d1, (relu, second_weight), out_ty=R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32"))
            lv3 = R.call_tir(cls.reshape, (second_bias,), out_ty=R.Tensor((1, 8, 1, 1), dtype="float32"))
            conv2d1 = R.call_tir(cls.add1, (lv2, lv3, height, width), out_ty=R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32"))
            relu1 = R.call_tir(cls.relu1, (conv2d1, height, width), out_ty=R.Tensor((batch, 8, (height - 1) // 2 + 1, (width - 1) // 2 + 1), dtype="float32"))
            sum = R.call_tir(cls.sum, (relu1, height, width), out_ty=R.Tensor((batch, 8), dtype="float32"))
            permute_dims = R.call_tir(cls.transpose, (output_weight,), out_ty=R.Tensor((8, 5), dtype="float32"))
            matmul = R.call_tir(cls.matmul, (sum, permute_dims), out_ty=R.Tensor((batch, 5), dtype="float32"))
            add = R.call_tir(cls.add2, (matmul, output_bias), out_ty=R.Tensor((batch, 5), dtype="float32"))
            gv: R.Tensor((batch, 5), dtype="float32") = add
            R.output(gv)
        return gv
