# corpus/relax/transformer_block: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(x: R.Tensor((2, "length", 16), dtype="float32"), before_weight: R.Tensor((16,), dtype="float32"), between_weight: R.Tensor((16,), dtype="float32"), between_bias: R.Tensor((16,), dtype="float32"), query_weight: R.Tensor((16, 16), dtype="float32"), query_bias: R.Tensor((16,), dtype="float32"), key_weight: R.Tensor((16, 16), dtype="float32"), key_bias: R.Tensor((16,), dtype="float32"), value_weight: R.Tensor((16, 16), dtype="float32"), value_bias: R.Tensor((16,), dtype="float32"), mix_weight: R.Tensor((16, 16), dtype="float32"), mix_bias: R.Tensor((16,), dtype="float32"), gate_weight: R.Tensor((24, 16), dtype="float32"), up_weight: R.Tensor((24, 16), dtype="float32"), down_weight: R.Tensor((16, 24), dtype="float32")) -> R.Tensor((2, "length", 16), dtype="float32"):
        length = T.int64()
        R.func_attr({"num_input": 1})
        with R.dataflow():
            rms_norm: R.Tensor((2, length, 16), dtype="float32") = R.nn.rms_norm(x, before_weight, axes=[-1], epsilon=1.0000000000000001e-05)
            permute_dims: R.Tensor((16, 16), dtype="float32") = R.permute_dims(query_weight, axes=None)
            matmul: R.Tensor((2, length, 16), dtype="float32") = R.matmul(rms_norm, permute_dims, out_dtype="void")
            add: R.Tensor((2, length, 16), dtype="float32") = R.add(matmul, query_bias)
            permute_dims1: R.Tensor((16, 16), dtype="float32") = R.permute_dims(key_weight, axes=None)
            matmul1: R.Tensor((2, length, 16), dtype="float32") = R.matmul(rms_norm, permute_dims1, out_dtype="void")
            add1: R.Tensor((2, length, 16), dtype="float32") = R.add(matmul1, key_bias)
            permute_dims2: R.Tensor((2, 16, length), dtype="float32") = R.permute_dims(add1, axes=[0, 2, 1])
            matmul2: R.Tensor((2, length, length), dtype="float32") = R.matmul(add, permute_dims2, out_dtype="void")
            softmax: R.Tensor((2, length, length), dtype="float32") = R.nn.softmax(matmul2, axis=-1)
            permute_dims3: R.Tensor((16, 16), dtype="float32") = R.permute_dims(value_weight, axes=None)
            matmul3: R.Tensor((2, length, 16), dtype="float32") = R.matmul(rms_norm, permute_dims3, out_dtype="void")
            add2: R.Tensor((2, length, 16), dtype="float32") = R.add(matmul3, value_bias)
            matmul4: R.Tensor((2, length, 16), dtype="float32") = R.matmul(softmax, add2, out_dtype="void")
            permute_dims4: R.Tensor((16, 16), dtype="float32") = R.permute_dims(mix_weight, axes=None)
            matmul5: R.Tensor((2, length, 16), dtype="float32") = R.matmul(matmul4, permute_dims4, out_dtype="void")
            add3: R.Tensor((2, length, 16), dtype="float32") = R.add(matmul5, mix_bias)
            add4: R.Tensor((2, length, 16), dtype="float32") = R.add(x, add3)
            layer_norm: R.Tensor((2, length, 16), dtype="float32") = R.nn.layer_norm(add4, between_weight, between_bias, axes=[-1], epsilon=1.0000000000000001e-05, center=True, scale=True)
            permute_dims5: R.Tensor((16, 24), dtype="float32") = R.permute_dims(gate_weight, axes=None)
            matmul6: R.Tensor((2, length, 24), dtype="float32") = R.matmul(layer_norm, permute_dims5, out_dtype="void")
            silu: R.Tensor((2, length, 24), dtype="float32") = R.nn.silu(matmul6)
            permute_dims6: R.Tensor((16, 24), dtype="float32") = R.permute_dims(up_weight, axes=None)
            matmul7: R.Tensor((2, length, 24), dtype="float32") = R.matmul(layer_norm, permute_dims6, out_dtype="void")
            mul: R.Tensor((2, length, 24), dtype="float32") = R.multiply(silu, matmul7)
            permute_dims7: R.Tensor((24, 16), dtype="float32") = R.permute_dims(down_weight, axes=None)
            matmul8: R.Tensor((2, length, 16), dtype="float32") = R.matmul(mul, permute_dims7, out_dtype="void")
            add5: R.Tensor((2, length, 16), dtype="float32") = R.add(add4, matmul8)
            gv: R.Tensor((2, length, 16), dtype="float32") = add5
            R.output(gv)
        return gv
