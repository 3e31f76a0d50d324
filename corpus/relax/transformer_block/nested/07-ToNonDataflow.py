# corpus/relax/transformer_block: stage 07, after ToNonDataflow, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def fused_matmul3_silu_multiply(p_layer_norm: T.handle, permute_dims5: T.Buffer((T.int64(16), T.int64(24)), "float32"), p_matmul7: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        length = T.int64()
        layer_norm = T.match_buffer(p_layer_norm, (T.int64(2), length, T.int64(16)))
        matmul7 = T.match_buffer(p_matmul7, (T.int64(2), length, T.int64(24)))
        T_multiply_intermediate_1 = T.match_buffer(p_output0, (T.int64(2), length, T.int64(24)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(24)))
        compute = T.alloc_buffer((T.int64(2), length, T.int64(24)))
        T_multiply_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(24)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(24), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]
        for i0, i1, i2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.block("compute"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(matmul_intermediate[v_i0, v_i1, v_i2])
                T.writes(compute[v_i0, v_i1, v_i2])
                compute[v_i0, v_i1, v_i2] = T.sigmoid(matmul_intermediate[v_i0, v_i1, v_i2])
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], compute[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_intermediate[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] * compute[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(24)):
            with T.block("T_multiply_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_multiply_intermediate[v_ax0, v_ax1, v_ax2], matmul7[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_multiply_intermediate_1[v_ax0, v_ax1, v_ax2] = T_multiply_intermediate[v_ax0, v_ax1, v_ax2] * matmul7[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def fused_matmul4_add1(p_mul: T.handle, permute_dims7: T.Buffer((T.int64(24), T.int64(16)), "float32"), p_add4: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        length = T.int64()
        mul = T.match_buffer(p_mul, (T.int64(2), length, T.int64(24)))
        add4 = T.match_buffer(p_add4, (T.int64(2), length, T.int64(16)))
        T_add_intermediate = T.match_buffer(p_output0, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(24)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(mul[v_i0, v_i1, v_k], permute_dims7[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + mul[v_i0, v_i1, v_k] * permute_dims7[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], matmul_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = add4[v_ax0, v_ax1, v_ax2] + matmul_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def fused_matmul_add(p_rms_norm: T.handle, permute_dims: T.Buffer((T.int64(16), T.int64(16)), "float32"), query_bias: T.Buffer((T.int64(16),), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        length = T.int64()
        rms_norm = T.match_buffer(p_rms_norm, (T.int64(2), length, T.int64(16)))
        T_add_intermediate = T.match_buffer(p_output0, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(rms_norm[v_i0, v_i1, v_k], permute_dims[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + rms_norm[v_i0, v_i1, v_k] * permute_dims[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], query_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + query_bias[v_ax2]

    @T.prim_func(private=True)
    def fused_matmul_add_add1(p_matmul4: T.handle, permute_dims4: T.Buffer((T.int64(16), T.int64(16)), "float32"), mix_bias: T.Buffer((T.int64(16),), "float32"), p_x: T.handle, p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        length = T.int64()
        matmul4 = T.match_buffer(p_matmul4, (T.int64(2), length, T.int64(16)))
        x = T.match_buffer(p_x, (T.int64(2), length, T.int64(16)))
        T_add_intermediate_1 = T.match_buffer(p_output0, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        matmul_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        T_add_intermediate = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(matmul4[v_i0, v_i1, v_k], permute_dims4[v_k, v_i2])
                T.writes(matmul_intermediate[v_i0, v_i1, v_i2])
                with T.init():
                    matmul_intermediate[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1, v_i2] = matmul_intermediate[v_i0, v_i1, v_i2] + matmul4[v_i0, v_i1, v_k] * permute_dims4[v_k, v_i2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_add"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(matmul_intermediate[v_ax0, v_ax1, v_ax2], mix_bias[v_ax2])
                T.writes(T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T_add_intermediate[v_ax0, v_ax1, v_ax2] = matmul_intermediate[v_ax0, v_ax1, v_ax2] + mix_bias[v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_add_1"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(x[v_ax0, v_ax1, v_ax2], T_add_intermediate[v_ax0, v_ax1, v_ax2])
                T.writes(T_add_intermediate_1[v_ax0, v_ax1, v_ax2])
                T_add_intermediate_1[v_ax0, v_ax1, v_ax2] = x[v_ax0, v_ax1, v_ax2] + T_add_intermediate[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def layer_norm(var_add4: T.handle, between_weight: T.Buffer((T.int64(16),), "float32"), between_bias: T.Buffer((T.int64(16),), "float32"), var_T_layer_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        add4 = T.match_buffer(var_add4, (T.int64(2), length, T.int64(16)))
        T_layer_norm = T.match_buffer(var_T_layer_norm, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        add4_red_temp_v0 = T.alloc_buffer((T.int64(2), length))
        add4_red_temp_v1 = T.alloc_buffer((T.int64(2), length))
        for ax0, ax1, k2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("add4_red_temp"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(add4[v_ax0, v_ax1, v_k2])
                T.writes(add4_red_temp_v0[v_ax0, v_ax1], add4_red_temp_v1[v_ax0, v_ax1])
                with T.init():
                    add4_red_temp_v0[v_ax0, v_ax1] = T.float32(0.0)
                    add4_red_temp_v1[v_ax0, v_ax1] = T.float32(0.0)
                v_add4_red_temp_v0: T.float32 = add4_red_temp_v0[v_ax0, v_ax1] + add4[v_ax0, v_ax1, v_k2]
                v_add4_red_temp_v1: T.float32 = add4_red_temp_v1[v_ax0, v_ax1] + add4[v_ax0, v_ax1, v_k2] * add4[v_ax0, v_ax1, v_k2]
                add4_red_temp_v0[v_ax0, v_ax1] = v_add4_red_temp_v0
                add4_red_temp_v1[v_ax0, v_ax1] = v_add4_red_temp_v1
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_layer_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add4[v_ax0, v_ax1, v_ax2], add4_red_temp_v0[v_ax0, v_ax1], add4_red_temp_v1[v_ax0, v_ax1], between_weight[v_ax2], between_bias[v_ax2])
                T.writes(T_layer_norm[v_ax0, v_ax1, v_ax2])
                T_layer_norm[v_ax0, v_ax1, v_ax2] = (add4[v_ax0, v_ax1, v_ax2] - add4_red_temp_v0[v_ax0, v_ax1] / T.float32(16.0)) * T.rsqrt(add4_red_temp_v1[v_ax0, v_ax1] / T.float32(16.0) - add4_red_temp_v0[v_ax0, v_ax1] / T.float32(16.0) * (add4_red_temp_v0[v_ax0, v_ax1] / T.float32(16.0)) + T.float32(1.0000000000000001e-05)) * between_weight[v_ax2] + between_bias[v_ax2]

    @T.prim_func(private=True)
    def matmul1(var_add: T.handle, var_permute_dims2: T.handle, var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        add = T.match_buffer(var_add, (T.int64(2), length, T.int64(16)))
        permute_dims2 = T.match_buffer(var_permute_dims2, (T.int64(2), T.int64(16), length))
        matmul = T.match_buffer(var_matmul, (T.int64(2), length, length))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, length, T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(add[v_i0, v_i1, v_k], permute_dims2[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + add[v_i0, v_i1, v_k] * permute_dims2[v_i0, v_k, v_i2]

    @T.prim_func(private=True)
    def matmul2(var_softmax: T.handle, var_add2: T.handle, var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        softmax = T.match_buffer(var_softmax, (T.int64(2), length, length))
        add2 = T.match_buffer(var_add2, (T.int64(2), length, T.int64(16)))
        matmul = T.match_buffer(var_matmul, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(16), length):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(softmax[v_i0, v_i1, v_k], add2[v_i0, v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + softmax[v_i0, v_i1, v_k] * add2[v_i0, v_k, v_i2]

    @T.prim_func(private=True)
    def matmul3(var_layer_norm: T.handle, permute_dims5: T.Buffer((T.int64(16), T.int64(24)), "float32"), var_matmul: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        layer_norm = T.match_buffer(var_layer_norm, (T.int64(2), length, T.int64(16)))
        matmul = T.match_buffer(var_matmul, (T.int64(2), length, T.int64(24)))
        # with T.block("root"):
        for i0, i1, i2, k in T.grid(T.int64(2), length, T.int64(24), T.int64(16)):
            with T.block("matmul"):
                v_i0, v_i1, v_i2, v_k = T.axis.remap("SSSR", [i0, i1, i2, k])
                T.reads(layer_norm[v_i0, v_i1, v_k], permute_dims5[v_k, v_i2])
                T.writes(matmul[v_i0, v_i1, v_i2])
                with T.init():
                    matmul[v_i0, v_i1, v_i2] = T.float32(0.0)
                matmul[v_i0, v_i1, v_i2] = matmul[v_i0, v_i1, v_i2] + layer_norm[v_i0, v_i1, v_k] * permute_dims5[v_k, v_i2]

    @T.prim_func(private=True)
    def rms_norm(var_x: T.handle, before_weight: T.Buffer((T.int64(16),), "float32"), var_T_cast: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        x = T.match_buffer(var_x, (T.int64(2), length, T.int64(16)))
        T_cast = T.match_buffer(var_T_cast, (T.int64(2), length, T.int64(16)))
        # with T.block("root"):
        T_cast_1 = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        T_multiply = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        T_multiply_red = T.alloc_buffer((T.int64(2), length))
        rsqrt = T.alloc_buffer((T.int64(2), length))
        T_cast_2 = T.alloc_buffer((T.int64(16),))
        T_rms_norm = T.alloc_buffer((T.int64(2), length, T.int64(16)))
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_cast"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(x[v_ax0, v_ax1, v_ax2])
                T.writes(T_cast_1[v_ax0, v_ax1, v_ax2])
                T_cast_1[v_ax0, v_ax1, v_ax2] = x[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_multiply"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_cast_1[v_ax0, v_ax1, v_ax2])
                T.writes(T_multiply[v_ax0, v_ax1, v_ax2])
                T_multiply[v_ax0, v_ax1, v_ax2] = T_cast_1[v_ax0, v_ax1, v_ax2] * T_cast_1[v_ax0, v_ax1, v_ax2]
        for ax0, ax1, k2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_multiply_red"):
                v_ax0, v_ax1, v_k2 = T.axis.remap("SSR", [ax0, ax1, k2])
                T.reads(T_multiply[v_ax0, v_ax1, v_k2])
                T.writes(T_multiply_red[v_ax0, v_ax1])
                with T.init():
                    T_multiply_red[v_ax0, v_ax1] = T.float32(0.0)
                T_multiply_red[v_ax0, v_ax1] = T_multiply_red[v_ax0, v_ax1] + T_multiply[v_ax0, v_ax1, v_k2]
        for ax0, ax1 in T.grid(T.int64(2), length):
            with T.block("rsqrt"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(T_multiply_red[v_ax0, v_ax1])
                T.writes(rsqrt[v_ax0, v_ax1])
                rsqrt[v_ax0, v_ax1] = T.rsqrt(T_multiply_red[v_ax0, v_ax1] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for ax0 in range(T.int64(16)):
            with T.block("T_cast_1"):
                v_ax0 = T.axis.spatial(T.int64(16), ax0)
                T.reads(before_weight[v_ax0])
                T.writes(T_cast_2[v_ax0])
                T_cast_2[v_ax0] = before_weight[v_ax0]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_rms_norm"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(rsqrt[v_ax0, v_ax1], T_cast_1[v_ax0, v_ax1, v_ax2], T_cast_2[v_ax2])
                T.writes(T_rms_norm[v_ax0, v_ax1, v_ax2])
                T_rms_norm[v_ax0, v_ax1, v_ax2] = rsqrt[v_ax0, v_ax1] * T_cast_1[v_ax0, v_ax1, v_ax2] * T_cast_2[v_ax2]
        for ax0, ax1, ax2 in T.grid(T.int64(2), length, T.int64(16)):
            with T.block("T_cast_2"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(T_rms_norm[v_ax0, v_ax1, v_ax2])
                T.writes(T_cast[v_ax0, v_ax1, v_ax2])
                T_cast[v_ax0, v_ax1, v_ax2] = T_rms_norm[v_ax0, v_ax1, v_ax2]

    @T.prim_func(private=True)
    def softmax(var_matmul2: T.handle, var_T_softmax_norm: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        length = T.int64()
        matmul2 = T.match_buffer(var_matmul2, (T.int64(2), length, length))
        T_softmax_norm = T.match_buffer(var_T_softmax_norm, (T.int64(2), length, length))
        # with T.block("root"):
        T_softmax_maxelem = T.alloc_buffer((T.int64(2), length))
        T_softmax_exp = T.alloc_buffer((T.int64(2), length, length))
        T_softmax_expsum = T.alloc_buffer((T.int64(2), length))
        for i0, i1, k in T.grid(T.int64(2), length, length):
            with T.block("T_softmax_maxelem"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(matmul2[v_i0, v_i1, v_k])
                T.writes(T_softmax_maxelem[v_i0, v_i1])
                with T.init():
                    T_softmax_maxelem[v_i0, v_i1] = T.float32(-340282346638528859811704183484516925440.0)
                T_softmax_maxelem[v_i0, v_i1] = T.max(T_softmax_maxelem[v_i0, v_i1], matmul2[v_i0, v_i1, v_k])
        for i0, i1, i2 in T.grid(T.int64(2), length, length):
            with T.block("T_softmax_exp"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(matmul2[v_i0, v_i1, v_i2], T_softmax_maxelem[v_i0, v_i1])
                T.writes(T_softmax_exp[v_i0, v_i1, v_i2])
                T_softmax_exp[v_i0, v_i1, v_i2] = T.exp(matmul2[v_i0, v_i1, v_i2] - T_softmax_maxelem[v_i0, v_i1])
        for i0, i1, k in T.grid(T.int64(2), length, length):
            with T.block("T_softmax_expsum"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(T_softmax_exp[v_i0, v_i1, v_k])
                T.writes(T_softmax_expsum[v_i0, v_i1])
                with T.init():
                    T_softmax_expsum[v_i0, v_i1] = T.float32(0.0)
                T_softmax_expsum[v_i0, v_i1] = T_softmax_expsum[v_i0, v_i1] + T_softmax_exp[v_i0, v_i1, v_k]
        for i0, i1, i2 in T.grid(T.int64(2), length, length):
            with T.block("T_softmax_norm"):
                v_i0, v_i1, v_i2 = T.axis.remap("SSS", [i0, i1, i2])
                T.reads(T_softmax_exp[v_i0, v_i1, v_i2], T_softmax_expsum[v_i0, v_i1])
                T.writes(T_softmax_norm[v_i0, v_i1, v_i2])
                T.block_attr({"axis": 2})
                T_softmax_norm[v_i0, v_i1, v_i2] = T_softmax_exp[v_i0, v_i1, v_i2] / T_softmax_expsum[v_i0, v_i1]

    @T.prim_func(private=True)
    def transpose(query_weight: T.Buffer((T.int64(16), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(16)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(query_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = query_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose1(var_add1: T.handle, var_T_transpose: T.handle):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        length = T.int64()
        add1 = T.match_buffer(var_add1, (T.int64(2), length, T.int64(16)))
        T_transpose = T.match_buffer(var_T_transpose, (T.int64(2), T.int64(16), length))
        # with T.block("root"):
        for ax0, ax1, ax2 in T.grid(T.int64(2), T.int64(16), length):
            with T.block("T_transpose"):
                v_ax0, v_ax1, v_ax2 = T.axis.remap("SSS", [ax0, ax1, ax2])
                T.reads(add1[v_ax0, v_ax2, v_ax1])
                T.writes(T_transpose[v_ax0, v_ax1, v_ax2])
                T_transpose[v_ax0, v_ax1, v_ax2] = add1[v_ax0, v_ax2, v_ax1]

    @T.prim_func(private=True)
    def transpose2(gate_weight: T.Buffer((T.int64(24), T.int64(16)), "float32"), T_transpose: T.Buffer((T.int64(16), T.int64(24)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(16), T.int64(24)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(gate_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = gate_weight[v_ax1, v_ax0]

    @T.prim_func(private=True)
    def transpose3(down_weight: T.Buffer((T.int64(16), T.int64(24)), "float32"), T_transpose: T.Buffer((T.int64(24), T.int64(16)), "float32")):
        T.func_attr({"op_pattern": 2, "tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(24), T.int64(16)):
            with T.block("T_transpose"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(down_weight[v_ax1, v_ax0])
                T.writes(T_transpose[v_ax0, v_ax1])
                T_transpose[v_ax0, v_ax1] = down_weight[v_ax1, v_ax0]

    @R.function
    def forward(x: R.Tensor((2, "length", 16), dtype="float32"), before_weight: R.Tensor((16,), dtype="float32"), between_weight: R.Tensor((16,), dtype="float32"), between_bias: R.Tensor((16,), dtype="float32"), query_weight: R.Tensor((16, 16), dtype="float32"), query_bias: R.Tensor((16,), dtype="float32"), key_weight: R.Tensor((16, 16), dtype="float32"), key_bias: R.Tensor((16,), dtype="float32"), value_weight: R.Tensor((16, 16), dtype="float32"), value_bias: R.Tensor((16,), dtype="float32"), mix_weight: R.Tensor((16, 16), dtype="float32"), mix_bias: R.Tensor((16,), dtype="float32"), gate_weight: R.Tensor((24, 16), dtype="float32"), up_weight: R.Tensor((24, 16), dtype="float32"), down_weight: R.Tensor((16, 24), dtype="float32")) -> R.Tensor((2, "length", 16), dtype="float32"):
        length = T.int64()
        R.func_attr({"num_input": 1})
        cls = Module
        rms_norm = R.call_tir(cls.rms_norm, (x, before_weight), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        permute_dims = R.call_tir(cls.transpose, (query_weight,), out_sinfo=R.Tensor((16, 16), dtype="float32"))
        lv = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims, query_bias), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        permute_dims1 = R.call_tir(cls.transpose, (key_weight,), out_sinfo=R.Tensor((16, 16), dtype="float32"))
        lv1 = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims1, key_bias), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        permute_dims2 = R.call_tir(cls.transpose1, (lv1,), out_sinfo=R.Tensor((2, 16, length), dtype="float32"))
        matmul2 = R.call_tir(cls.matmul1, (lv, permute_dims2), out_sinfo=R.Tensor((2, length, length), dtype="float32"))
        softmax = R.call_tir(cls.softmax, (matmul2,), out_sinfo=R.Tensor((2, length, length), dtype="float32"))
        permute_dims3 = R.call_tir(cls.transpose, (value_weight,), out_sinfo=R.Tensor((16, 16), dtype="float32"))
        lv2 = R.call_tir(cls.fused_matmul_add, (rms_norm, permute_dims3, value_bias), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        matmul4 = R.call_tir(cls.matmul2, (softmax, lv2), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        permute_dims4 = R.call_tir(cls.transpose, (mix_weight,), out_sinfo=R.Tensor((16, 16), dtype="float32"))
        lv3 = R.call_tir(cls.fused_matmul_add_add1, (matmul4, permute_dims4, mix_bias, x), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        layer_norm = R.call_tir(cls.layer_norm, (lv3, between_weight, between_bias), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        permute_dims5 = R.call_tir(cls.transpose2, (gate_weight,), out_sinfo=R.Tensor((16, 24), dtype="float32"))
        permute_dims6 = R.call_tir(cls.transpose2, (up_weight,), out_sinfo=R.Tensor((16, 24), dtype="float32"))
        matmul7 = R.call_tir(cls.matmul3, (layer_norm, permute_dims6), out_sinfo=R.Tensor((2, length, 24), dtype="float32"))
        lv4 = R.call_tir(cls.fused_matmul3_silu_multiply, (layer_norm, permute_dims5, matmul7), out_sinfo=R.Tensor((2, length, 24), dtype="float32"))
        permute_dims7 = R.call_tir(cls.transpose3, (down_weight,), out_sinfo=R.Tensor((24, 16), dtype="float32"))
        gv = R.call_tir(cls.fused_matmul4_add1, (lv4, permute_dims7, lv3), out_sinfo=R.Tensor((2, length, 16), dtype="float32"))
        return gv
