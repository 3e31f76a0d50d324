# corpus/relax/transformer_block: stage 05, after FuseTIRInner, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(matmul: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), query_bias: T.Buffer((T.int64(16),), "float32"), T_add: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul[v_ax0, v_ax1, v_ax2], query_bias[v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = matmul[v_ax0, v_ax1, v_ax2] + query_bias[v_ax2]

    @T.prim_func(private=True, s_tir=True)
    def add1(x: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), add3: T.Buffer((T.int64(2), length, T.int64(16)), "float32"), T_add: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.sblock("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(x[v_ax0, v_ax1, v_ax2], add3[v_ax0, v_ax1, v_ax2])
                T.writes(T_add[v_ax0, v_ax1, v_ax2])
                T_add[v_ax0, v_ax1, v_ax2] = x[v_ax0, v_ax1, v_ax2] + add3[v_ax0, v_ax1, v_ax2]

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
    def matmul(rms_norm: T.Buffer((T.int64(2), "length", T.int64(16)), "float32"), permute_dims: T.Buffer((T.int64(16), T.int64(16)), "float32"), matmul: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(16)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(rms_norm[v_i0, v_i1, v_k], permute_dims[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + rms_norm[v_i0, v_i1, v_k] * permute_dims[v_k, v_i2]

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
    def matmul4(mul: T.Buffer((T.int64(2), "length", T.int64(24)), "float32"), permute_dims7: T.Buffer((T.int64(24), T.int64(16)), "float32"), matmul: T.Buffer((T.int64(2), length, T.int64(16)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(24)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(mul[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + mul[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]

    @T.prim_func(private=True, s_tir=True)
    def multiply(silu: T.Buffer((T.int64(2), "length", T.int64(24)), "float32"), matmul7: T.Buffer((T.int64(2), length, T.int64(24)), "float32"), T_multiply: T.Buffer((T.int64(2), length, T.int64(24)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(silu[v_ax0, v_ax1, v_ax2], matmul7[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = silu[v_ax0, v_ax1, v_ax2] * matmul7[v_ax0, v_ax1, v_ax2]

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
    def silu(matmul6: T.Buffer((T.int64(2), "length", T.int64(24)), "float32"), T_multiply: T.Buffer((T.int64(2), length, T.int64(24)), "float32")):
        length = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        compute = T.sblock_alloc_buffer((T.int64(2), length, T.int64(24)))
        for i0, i1, i2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(matmul6[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.sigmoid(matmul6[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul6[v_ax0, v_ax1, v_ax2], compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = matmul6[v_ax0, v_ax1, v_ax2] * compute[v_ax0, v_ax1, v_ax2]

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
        R.func_attr({"num_input": 1})
        cls = Module
        with R.dataflow():
            rms_norm = R.call_tir(cls.rms_norm, (x, before_weight), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            permute_dims = R.call_tir(cls.transpose, (query_weight,), out_ty=R.Tensor((16, 16), dtype="float32"))
            lv = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims, query_bias), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            permute_dims1 = R.call_tir(cls.transpose, (key_weight,), out_ty=R.Tensor((16, 16), dtype="float32"))
            lv1 = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims1, key_bias), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            permute_dims2 = R.call_tir(cls.transpose1, (lv1,), out_ty=R.Tensor((2, 16, length), dtype="float32"))
            matmul2 = R.call_tir(cls.matmul1, (lv, permute_dims2), out_ty=R.Tensor((2, length, length), dtype="float32"))
            softmax = R.call_tir(cls.softmax, (matmul2,), out_ty=R.Tensor((2, length, length), dtype="float32"))
            permute_dims3 = R.call_tir(cls.transpose, (value_weight,), out_ty=R.Tensor((16, 16), dtype="float32"))
            lv2 = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims3, value_bias), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            matmul4 = R.call_tir(cls.matmul2, (softmax, lv2), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            permute_dims4 = R.call_tir(cls.transpose, (mix_weight,), out_ty=R.Tensor((16, 16), dtype="float32"))
            lv3 = R.call_tir(cls.fused_matmul_add_add1, (matmul4, permute_dims4, mix_bias, x), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            layer_norm = R.call_tir(cls.layer_norm, (lv3, between_weight, between_bias), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            permute_dims5 = R.call_tir(cls.transpose2, (gate_weight,), out_ty=R.Tensor((16, 24), dtype="float32"))
            permute_dims6 = R.call_tir(cls.transpose2, (up_weight,), out_ty=R.Tensor((16, 24), dtype="float32"))
            matmul7 = R.call_tir(cls.matmul3, (layer_norm, permute_dims6), out_ty=R.Tensor((2, length, 24), dtype="float32"))
            lv4 = R.call_tir(cls.fused_matmul3_silu_multiply, (layer_norm, permute_dims5, matmul7), out_ty=R.Tensor((2, length, 24), dtype="float32"))
            permute_dims7 = R.call_tir(cls.transpose3, (down_weight,), out_ty=R.Tensor((24, 16), dtype="float32"))
            gv = R.call_tir(cls.fused_matmul4_add1, (lv4, permute_dims7, lv3), out_ty=R.Tensor((2, length, 16), dtype="float32"))
            R.output(gv)
        return gv
