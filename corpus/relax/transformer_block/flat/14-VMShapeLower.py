# corpus/relax/transformer_block: stage 14, after VMShapeLower, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def fused_matmul3_silu_multiply(layer_norm: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims5: T.Buffer((T.int64(16), T.int64(24)), "float32"), matmul7: T.Buffer((T.int64(2), length, T.int64(24)), "float32"), T_multiply_intermediate_1: T.Buffer((T.int64(2), length, T.int64(24)), "float32")):
        length = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(24)))
        compute = T.sblock_alloc_buffer((T.int64(2), length, T.int64(24)))
        T_multiply_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(24)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(24), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]
        for i0, i1, i2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(matmul_intermediate[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.sigmoid(matmul_intermediate[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] * compute[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("T_multiply1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1, v_ax2], matmul7[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate_1[v_ax0, v_ax1, v_ax2] = T_multiply_intermediate[v_ax0, v_ax1, v_ax2] * matmul7[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul4_add1(mul: T.Buffer((T.int64(2), "length", T.int64(24)), "float32"), permute_dims7: T.Buffer((T.int64(24), T.int64(16)), "float32"), add4: T.Buffer((T.int64(2), length, T.int64(16)), "float32"), T_add_intermediate: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(24)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(mul[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + mul[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], matmul_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] + matmul_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_add(rms_norm: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims: T.Buffer((T.int64(16), T.int64(16)), "float32"), query_bias: T.Buffer((T.int64(16),), "float32"), T_add_intermediate: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(rms_norm[v_i0, v_i1, v_k], permute_dims[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + rms_norm[v_i0, v_i1, v_k] * permute_dims[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], query_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + query_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_add_add1(matmul4: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims4: T.Buffer((T.int64(16), T.int64(16)), "float32"), mix_bias: T.Buffer((T.int64(16),), "float32"), x: T.Buffer((T.int64(2), length, T.int64(16)), "float32"), T_add_intermediate_1: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        T_add_intermediate = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(matmul4[v_i0, v_i1, v_k], permute_dims4[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + matmul4[v_i0, v_i1, v_k] * permute_dims4[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], mix_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + mix_bias[v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(x[v_ax0, v_ax1, v_ax2], T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_add_intermediate_1[v_ax0, v_ax1, v_ax2] = x[v_ax0, v_ax1, v_ax2] + T_add_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def layer_norm(add4: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), between_weight: T.Buffer((T.int64(16),), "float32"), between_bias: T.Buffer((T.int64(16),), "float32"), T_layer_norm: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        add4_sum = T.sblock_alloc_buffer((T.int64(2), length))
        add4_mean = T.sblock_alloc_buffer((T.int64(2), length))
        add4_var_sum = T.sblock_alloc_buffer((T.int64(2), length))
        for ax0, ax1, k2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("add4_sum"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add4[v_ax0, v_ax1, v_k2])
                T.writes(add4_sum[v_ax0, v_ax1])
                with T.init():
                    add4_sum[v_ax0, v_ax1] = T.float32(0.0)
                add4_sum[v_ax0, v_ax1] = add4_sum[v_ax0, v_ax1] + add4[v_ax0, v_ax1, v_k2]
        for ax0, ax1 in T.grid(T.int64(2), length):
            with T.sblock("add4_mean"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(add4_sum[v_ax0, v_ax1])
                T.writes(add4_mean[v_ax0, v_ax1])
                add4_mean[v_ax0, v_ax1] = add4_sum[v_ax0, v_ax1] / T.float32(16.0)
        for ax0, ax1, k2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("add4_var_sum"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add4[v_ax0, v_ax1, v_k2], add4_mean[v_ax0, v_ax1])
                T.writes(add4_var_sum[v_ax0, v_ax1])
                with T.init():
                    add4_var_sum[v_ax0, v_ax1] = T.float32(0.0)
                add4_var_sum[v_ax0, v_ax1] = add4_var_sum[v_ax0, v_ax1] + (add4[v_ax0, v_ax1, v_k2] - add4_mean[v_ax0, v_ax1]) * (add4[v_ax0, v_ax1, v_k2] - add4_mean[v_ax0, v_ax1])
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_layer_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], add4_mean[v_ax0, v_ax1], add4_var_sum[v_ax0, v_ax1], between_weight[v_ax2], between_bias[v_ax2])
                T.writes(T_layer_norm[v_ax0, v_ax1, v_ax2])
                T_layer_norm[v_ax0, v_ax1, v_ax2] = (add4[v_ax0, v_ax1, v_ax2] - add4_mean[v_ax0, v_ax1]) * T.rsqrt(add4_var_sum[v_ax0, v_ax1] / T.float32(16.0) + T.float32(1.0000000000000001e-05)) * between_weight[v_ax2] + between_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def matmul1(add: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims2: T.Buffer((T.int64(2), T.int64(16), length), "float32"), matmul: T.Buffer((T.int64(2), length, length), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, length, T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(add[v_i0, v_i1, v_k], permute_dims2[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + add[v_i0, v_i1, v_k] * permute_dims2[v_i0, v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul2(softmax: T.Buffer((T.int64(2), "length", length), "float32"), add2: T.Buffer((T.int64(2), length, T.int64(16)), "float32"), matmul: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), length):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(softmax[v_i0, v_i1, v_k], add2[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + softmax[v_i0, v_i1, v_k] * add2[v_i0, v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def matmul3(layer_norm: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims5: T.Buffer((T.int64(16), T.int64(24)), "float32"), matmul: T.Buffer((T.int64(2), length, T.int64(24)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(24), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def rms_norm(x: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), before_weight: T.Buffer((T.int64(16),), "float32"), T_cast: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        T_cast_1 = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        T_multiply = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        T_multiply_red = T.sblock_alloc_buffer((T.int64(2), length))
        rsqrt = T.sblock_alloc_buffer((T.int64(2), length))
        T_cast_2 = T.sblock_alloc_buffer((T.int64(16),))
        T_rms_norm = T.sblock_alloc_buffer((T.int64(2), length, T.int64(16)))
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_cast"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(x[v_ax0, v_ax1, v_ax2])
                T.writes(T_cast_1[v_ax0, v_ax1, v_ax2])
                T_cast_1[v_ax0, v_ax1, v_ax2] = x[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_cast_1[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = T_cast_1[v_ax0, v_ax1, v_ax2] * T_cast_1[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, k2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_multiply_red"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(T_multiply[v_ax0, v_ax1, v_k2])
                T.writes(T_multiply_red[v_ax0, v_ax1])
                with T.init():
                    T_multiply_red[v_ax0, v_ax1] = T.float32(0.0)
                T_multiply_red[v_ax0, v_ax1] = T_multiply_red[v_ax0, v_ax1] + T_multiply[v_ax0, v_ax1, v_k2]
        for ax0, ax1 in T.grid(T.int64(2), length):
            with T.sblock("rsqrt"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_red[v_ax0, v_ax1])
                T.writes(rsqrt[v_ax0, v_ax1])
                rsqrt[v_ax0, v_ax1] = T.rsqrt(T_multiply_red[v_ax0, v_ax1] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for ax0 in range(T.int64(16)):
            with T.sblock("T_cast_1"):
                v_ax0 = T.axis.spatial(T.int64(16), ax0)
                T.reads(before_weight[v_ax0])
                T.writes(T_cast_2[v_ax0])
                T_cast_2[v_ax0] = before_weight[v_ax0]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_rms_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(rsqrt[v_ax0, v_ax1], T_cast_1[v_ax0, v_ax1, v_ax2], T_cast_2[v_ax2])
                T.writes(T_rms_norm[v_ax0, v_ax1, v_ax2])
                T_rms_norm[v_ax0, v_ax1, v_ax2] = rsqrt[v_ax0, v_ax1] * T_cast_1[v_ax0, v_ax1, v_ax2] * T_cast_2[v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_cast_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_rms_norm[v_ax0, v_ax1, v_ax2])
                T.writes(T_cast[v_ax0, v_ax1, v_ax2])
                T_cast[v_ax0, v_ax1, v_ax2] = T_rms_norm[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def shape_func(H: T.Buffer((T.int64(5),), "int64")):
        T.func_attr({"tirx.is_host_func": True})
        H[T.int64(4)] = T.int64(8) * H[T.int64(0)] * T.int64(16)
        H[T.int64(3)] = T.int64(192) * H[T.int64(0)]
        H[T.int64(2)] = T.int64(8) * (H[T.int64(0)] * H[T.int64(0)])
        H[T.int64(1)] = T.int64(128) * H[T.int64(0)]

    @T.prim_func(private=True, s_tir=True)
    def softmax(matmul2: T.Buffer((T.int64(2), "length", length), "float32"), T_softmax_norm: T.Buffer((T.int64(2), length, length), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        T_softmax_maxelem = T.sblock_alloc_buffer((T.int64(2), length))
        T_softmax_exp = T.sblock_alloc_buffer((T.int64(2), length, length))
        T_softmax_expsum = T.sblock_alloc_buffer((T.int64(2), length))
        for i0, i1, k in T.grid(T.int64(2), length, length):
            with T.sblock("T_softmax_maxelem"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(matmul2[v_i0, v_i1, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1] = T.max(T_softmax_maxelem[v_i0, v_i1], matmul2[v_i0, v_i1, v_k])
        for i0, i1, i2 in T.grid(T.int64(2), length, length):
            with T.sblock("T_softmax_exp"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(matmul2[v_i0, v_i1, v_i2], T_softmax_maxelem[v_i0, v_i1])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2])
                T_softmax_exp[v_i0, v_i1, v_i2] = T.exp(matmul2[v_i0, v_i1, v_i2] - T_softmax_maxelem[v_i0, v_i1])
        for i0, i1, k in T.grid(T.int64(2), length, length):
            with T.sblock("T_softmax_expsum"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1] = T_softmax_expsum[v_i0, v_i1] + T_softmax_exp[v_i0, v_i1, v_k]
        for i0, i1, i2 in T.grid(T.int64(2), length, length):
            with T.sblock("T_softmax_norm"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2], T_softmax_expsum[v_i0, v_i1])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2])
                T.sblock_attr({"axis": 2})
                T_softmax_norm[v_i0, v_i1, v_i2] = T_softmax_exp[v_i0, v_i1, v_i2] / T_softmax_expsum[v_i0, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def transpose(query_weight: T.Buffer((T.int64(16), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(16)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(query_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = query_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose1(add1: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(2), T.int64(16), length), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(2), T.int64(16), length):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax2, v_ax1])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2])
                T_transpose[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax2, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def transpose2(gate_weight: T.Buffer((T.int64(24), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(24)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(gate_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = gate_weight[v_ax1, v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def transpose3(down_weight: T.Buffer((T.int64(16), T.int64(24)), "float32"), T_transpose: T.Buffer((T.int64(24), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(24), T.int64(16)):
            with T.sblock("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(down_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = down_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor((2, "length", 16), dtype="float32"), before_weight: R.Tensor((16,), dtype="float32"), between_weight: R.Tensor((16,), dtype="float32"), between_bias: R.Tensor((16,), dtype="float32"), query_weight: R.Tensor((16, 16), dtype="float32"), query_bias: R.Tensor((16,), dtype="float32"), key_weight: R.Tensor((16, 16), dtype="float32"), key_bias: R.Tensor((16,), dtype="float32"), value_weight: R.Tensor((16, 16), dtype="float32"), value_bias: R.Tensor((16,), dtype="float32"), mix_weight: R.Tensor((16, 16), dtype="float32"), mix_bias: R.Tensor((16,), dtype="float32"), gate_weight: R.Tensor((24, 16), dtype="float32"), up_weight: R.Tensor((24, 16), dtype="float32"), down_weight: R.Tensor((16, 24), dtype="float32")) -> R.Tensor((2, "length", 16), dtype="float32"):
        length = T.int64()
        R.func_attr({"num_input": 1, "relax.force_pure": True})
        cls = Module
        shape_heap: R.Tensor(dtype="int64", ndim=1) = R.call_builtin_with_ctx("vm.builtin.alloc_shape_heap", (5,), ty_args=(R.Tensor(dtype="int64", ndim=1),))
        R.call_packed("vm.builtin.check_tensor_info", x, 3, R.dtype("float32"), R.str("ErrorContext(fn=forward, loc=param[0], param=x, annotation=R.Tensor((2, length, 16), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 3, 0, 2, 1, 0, 0, 16, R.str("ErrorContext(fn=forward, loc=param[0], param=x, annotation=R.Tensor((2, length, 16), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        cls.shape_func(shape_heap)
        gv: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage: R.Any = R.vm.alloc_storage(gv, 0, R.dtype("uint8"), R.str("global"))
        gv1: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage, 0, gv1, R.dtype("float32"), 0)
        cls.rms_norm(x, before_weight, alloc)
        storage1: R.Any = R.vm.alloc_storage(R.shape([1536]), 0, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((16, 16), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([16, 16]), R.dtype("float32"), 0)
        cls.transpose(query_weight, alloc1)
        gv2: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage2: R.Any = R.vm.alloc_storage(gv2, 0, R.dtype("uint8"), R.str("global"))
        gv3: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc2: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage2, 0, gv3, R.dtype("float32"), 0)
        cls.fused_matmul_add(alloc, alloc1, query_bias, alloc2)
        R.vm.kill_object(alloc1)
        alloc3: R.Tensor((16, 16), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([16, 16]), R.dtype("float32"), 0)
        cls.transpose(key_weight, alloc3)
        gv4: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage3: R.Any = R.vm.alloc_storage(gv4, 0, R.dtype("uint8"), R.str("global"))
        gv5: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc4: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage3, 0, gv5, R.dtype("float32"), 0)
        cls.fused_matmul_add(alloc, alloc3, key_bias, alloc4)
        R.vm.kill_object(alloc3)
        gv6: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 1, ty_args=(R.Shape(ndim=1),))
        storage4: R.Any = R.vm.alloc_storage(gv6, 0, R.dtype("uint8"), R.str("global"))
        gv7: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 0, 16, 1, 0, ty_args=(R.Shape(ndim=3),))
        alloc5: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage4, 0, gv7, R.dtype("float32"), 0)
        cls.transpose1(alloc4, alloc5)
        R.vm.kill_object(alloc4)
        gv8: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage5: R.Any = R.vm.alloc_storage(gv8, 0, R.dtype("uint8"), R.str("global"))
        gv9: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 1, 0, ty_args=(R.Shape(ndim=3),))
        alloc6: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage5, 0, gv9, R.dtype("float32"), 0)
        R.vm.kill_object(storage5)
        cls.matmul1(alloc2, alloc5, alloc6)
        R.vm.kill_object(alloc2)
        R.vm.kill_object(alloc5)
        gv10: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 2, ty_args=(R.Shape(ndim=1),))
        storage6: R.Any = R.vm.alloc_storage(gv10, 0, R.dtype("uint8"), R.str("global"))
        gv11: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 1, 0, ty_args=(R.Shape(ndim=3),))
        alloc7: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage6, 0, gv11, R.dtype("float32"), 0)
        R.vm.kill_object(storage6)
        cls.softmax(alloc6, alloc7)
        R.vm.kill_object(alloc6)
        alloc8: R.Tensor((16, 16), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([16, 16]), R.dtype("float32"), 0)
        cls.transpose(value_weight, alloc8)
        gv12: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc9: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage3, 0, gv12, R.dtype("float32"), 0)
        R.vm.kill_object(storage3)
        cls.fused_matmul_add(alloc, alloc8, value_bias, alloc9)
        R.vm.kill_object(alloc)
        R.vm.kill_object(alloc8)
        gv13: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc10: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage2, 0, gv13, R.dtype("float32"), 0)
        R.vm.kill_object(storage2)
        cls.matmul2(alloc7, alloc9, alloc10)
        R.vm.kill_object(alloc7)
        R.vm.kill_object(alloc9)
        alloc11: R.Tensor((16, 16), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([16, 16]), R.dtype("float32"), 0)
        cls.transpose(mix_weight, alloc11)
        gv14: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc12: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage4, 0, gv14, R.dtype("float32"), 0)
        R.vm.kill_object(storage4)
        cls.fused_matmul_add_add1(alloc10, alloc11, mix_bias, x, alloc12)
        R.vm.kill_object(alloc10)
        R.vm.kill_object(alloc11)
        gv15: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc13: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage, 0, gv15, R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.layer_norm(alloc12, between_weight, between_bias, alloc13)
        alloc14: R.Tensor((16, 24), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([16, 24]), R.dtype("float32"), 0)
        R.vm.kill_object(storage1)
        cls.transpose2(gate_weight, alloc14)
        storage7: R.Any = R.vm.alloc_storage(R.shape([1536]), 0, R.dtype("uint8"), R.str("global"))
        alloc15: R.Tensor((16, 24), dtype="float32") = R.vm.alloc_tensor(storage7, 0, R.shape([16, 24]), R.dtype("float32"), 0)
        cls.transpose2(up_weight, alloc15)
        gv16: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage8: R.Any = R.vm.alloc_storage(gv16, 0, R.dtype("uint8"), R.str("global"))
        gv17: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=3),))
        alloc16: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage8, 0, gv17, R.dtype("float32"), 0)
        R.vm.kill_object(storage8)
        cls.matmul3(alloc13, alloc15, alloc16)
        R.vm.kill_object(alloc15)
        gv18: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 3, ty_args=(R.Shape(ndim=1),))
        storage9: R.Any = R.vm.alloc_storage(gv18, 0, R.dtype("uint8"), R.str("global"))
        gv19: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 24, ty_args=(R.Shape(ndim=3),))
        alloc17: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage9, 0, gv19, R.dtype("float32"), 0)
        R.vm.kill_object(storage9)
        cls.fused_matmul3_silu_multiply(alloc13, alloc14, alloc16, alloc17)
        R.vm.kill_object(alloc13)
        R.vm.kill_object(alloc14)
        R.vm.kill_object(alloc16)
        alloc18: R.Tensor((24, 16), dtype="float32") = R.vm.alloc_tensor(storage7, 0, R.shape([24, 16]), R.dtype("float32"), 0)
        R.vm.kill_object(storage7)
        cls.transpose3(down_weight, alloc18)
        gv20: R.Shape(ndim=1) = R.call_packed("vm.builtin.make_shape", shape_heap, 1, 1, 4, ty_args=(R.Shape(ndim=1),))
        storage_1: R.Any = R.vm.alloc_storage(gv20, 0, R.dtype("uint8"), R.str("global"))
        gv21: R.Shape(ndim=3) = R.call_packed("vm.builtin.make_shape", shape_heap, 3, 0, 2, 1, 0, 0, 16, ty_args=(R.Shape(ndim=3),))
        alloc19: R.Tensor(dtype="float32", ndim=3) = R.vm.alloc_tensor(storage_1, 0, gv21, R.dtype("float32"), 0)
        R.vm.kill_object(storage_1)
        cls.fused_matmul4_add1(alloc17, alloc18, alloc12, alloc19)
        R.vm.kill_object(alloc12)
        R.vm.kill_object(alloc17)
        R.vm.kill_object(alloc18)
        R.call_packed("vm.builtin.match_shape", alloc19, shape_heap, 3, 0, 2, 3, 0, 0, 16, R.str("ErrorContext(fn=forward, loc=return, annotation=R.Tensor((2, length, 16), dtype=\"float32\")) "), ty_args=(R.Tuple,))
        return alloc19
