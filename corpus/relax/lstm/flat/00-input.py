# corpus/relax/lstm: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def forward(first: R.Tensor(("batch", 4), dtype="float32"), second: R.Tensor(("batch", 4), dtype="float32"), hidden: R.Tensor(("batch", 6), dtype="float32"), cell: R.Tensor(("batch", 6), dtype="float32"), from_input_weight: R.Tensor((24, 4), dtype="float32"), from_input_bias: R.Tensor((24,), dtype="float32"), from_state_weight: R.Tensor((24, 6), dtype="float32")) -> R.Tuple(R.Tensor(("batch", 6), dtype="float32"), R.Tensor(("batch", 6), dtype="float32")):
        batch = T.int64()
        R.func_attr({"num_input": 4})
        with R.dataflow():
            permute_dims: R.Tensor((4, 24), dtype="float32") = R.permute_dims(from_input_weight, axes=None)
            matmul: R.Tensor((batch, 24), dtype="float32") = R.matmul(first, permute_dims, out_dtype=None)
            add: R.Tensor((batch, 24), dtype="float32") = R.add(matmul, from_input_bias)
            permute_dims1: R.Tensor((6, 24), dtype="float32") = R.permute_dims(from_state_weight, axes=None)
            matmul1: R.Tensor((batch, 24), dtype="float32") = R.matmul(hidden, permute_dims1, out_dtype=None)
            add1: R.Tensor((batch, 24), dtype="float32") = R.add(add, matmul1)
            split: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = R.split(add1, indices_or_sections=4, axis=1)
            split_0: R.Tensor((batch, 6), dtype="float32") = split[0]
            split_1: R.Tensor((batch, 6), dtype="float32") = split[1]
            split_2: R.Tensor((batch, 6), dtype="float32") = split[2]
            split_3: R.Tensor((batch, 6), dtype="float32") = split[3]
            sigmoid: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_0)
            sigmoid1: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_1)
            sigmoid2: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_2)
            mul: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid1, cell)
            tanh: R.Tensor((batch, 6), dtype="float32") = R.tanh(split_3)
            mul1: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid, tanh)
            add2: R.Tensor((batch, 6), dtype="float32") = R.add(mul, mul1)
            tanh1: R.Tensor((batch, 6), dtype="float32") = R.tanh(add2)
            mul2: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid2, tanh1)
            permute_dims2: R.Tensor((4, 24), dtype="float32") = R.permute_dims(from_input_weight, axes=None)
            matmul2: R.Tensor((batch, 24), dtype="float32") = R.matmul(second, permute_dims2, out_dtype=None)
            add3: R.Tensor((batch, 24), dtype="float32") = R.add(matmul2, from_input_bias)
            permute_dims3: R.Tensor((6, 24), dtype="float32") = R.permute_dims(from_state_weight, axes=None)
            matmul3: R.Tensor((batch, 24), dtype="float32") = R.matmul(mul2, permute_dims3, out_dtype=None)
            add4: R.Tensor((batch, 24), dtype="float32") = R.add(add3, matmul3)
            split1: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = R.split(add4, indices_or_sections=4, axis=1)
            split_01: R.Tensor((batch, 6), dtype="float32") = split1[0]
            split_11: R.Tensor((batch, 6), dtype="float32") = split1[1]
            split_21: R.Tensor((batch, 6), dtype="float32") = split1[2]
            split_31: R.Tensor((batch, 6), dtype="float32") = split1[3]
            sigmoid3: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_01)
            sigmoid4: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_11)
            sigmoid5: R.Tensor((batch, 6), dtype="float32") = R.sigmoid(split_21)
            mul3: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid4, add2)
            tanh2: R.Tensor((batch, 6), dtype="float32") = R.tanh(split_31)
            mul4: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid3, tanh2)
            add5: R.Tensor((batch, 6), dtype="float32") = R.add(mul3, mul4)
            tanh3: R.Tensor((batch, 6), dtype="float32") = R.tanh(add5)
            mul5: R.Tensor((batch, 6), dtype="float32") = R.multiply(sigmoid5, tanh3)
            gv: R.Tuple(R.Tensor((batch, 6), dtype="float32"), R.Tensor((batch, 6), dtype="float32")) = mul5, add5
            R.output(gv)
        return gv
