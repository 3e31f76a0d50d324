# corpus/tir/depthwise: stage 09, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 55,
  \"nodes\": [
    {
      \"type\": \"ffi.String\",
      \"data\": \"tirx.StringImm\"
    },
    {
      \"type\": \"None\"
    },
    {
      \"type\": \"ir.PrimType\",
      \"data\": {
        \"span\": 1,
        \"dtype\": \"\"
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \" when calling:\\n  `\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 3
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected non-NULL data pointer\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 31
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 31
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 31
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"ffi.Array\",
      \"data\": [
        4,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        27,
        29,
        30,
        32,
        33,
        34,
        35,
        36,
        37,
        38,
        39,
        40,
        41,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        49,
        50,
        51,
        52,
        53
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        54
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

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_depthwise", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        W_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_type_index == 0 or W_type_index == 4 or W_type_index == 7 or W_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        W_handle: T.let[T.handle] = T.if_then_else(W_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        bias_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_type_index == 0 or bias_type_index == 4 or bias_type_index == 7 or bias_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        bias_handle: T.let[T.handle] = T.if_then_else(bias_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][6], "3"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][7], "float32"])
        depthwise_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        depthwise_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((6, 7, 4))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(W_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 3 == T.tvm_struct_get(W_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "W", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][10], "3"])
            assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "W", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][11], "float32"])
            depthwise_W_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 2, T.handle("int64", "global").ty)
            depthwise_W_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "W", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][12], "cpu"])
            W = T.Buffer((3, 3, 4))
            with T.attr(W, "storage_alignment", 64):
                assert not T.isnullptr(bias_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "bias", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][14], "1"])
                assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "bias", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][15], "float32"])
                depthwise_bias_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 2, T.handle("int64", "global").ty)
                depthwise_bias_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "bias", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][16], "cpu"])
                bias = T.Buffer((4,))
                with T.attr(bias, "storage_alignment", 64):
                    assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][18], "3"])
                    assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][19], "float32"])
                    depthwise_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
                    depthwise_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][20], "cpu"])
                    Y = T.Buffer((4, 5, 4))
                    with T.attr(Y, "storage_alignment", 64):
                        T.attr("default", "device_id", dev_id)
                        T.attr("default", "device_type", 1)
                        if not T.isnullptr(depthwise_X_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(depthwise_X_strides, 2, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(depthwise_X_strides, 1, 17, "int64")) and 28 == T.Cast("int32", T.tvm_struct_get(depthwise_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(depthwise_W_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(depthwise_W_strides, 2, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(depthwise_W_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(depthwise_W_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "W", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "W.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][24], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty))), ("ValueError", ["W", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(depthwise_bias_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(depthwise_bias_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "bias", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "bias.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][27], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty))), ("ValueError", ["bias", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(depthwise_Y_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(depthwise_Y_strides, 2, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(depthwise_Y_strides, 1, 17, "int64")) and 20 == T.Cast("int32", T.tvm_struct_get(depthwise_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][30], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_X_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][32], "6"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_X_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][33], "7"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_X_shape, 2, 17, "int64")) == 4, ("ValueError", ["Invalid ", "X.shape[2]", " on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][34], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][35], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_W_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][36], "3"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_W_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][37], "3"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_W_shape, 2, 17, "int64")) == 4, ("ValueError", ["Invalid ", "W.shape[2]", " on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][38], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "W.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][39], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_bias_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "bias.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][40], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "bias.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][41], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_Y_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][42], "4"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_Y_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][43], "5"])
                        assert T.Cast("int32", T.tvm_struct_get(depthwise_Y_shape, 2, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Y.shape[2]", " on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][44], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "depthwise(X: Tensor([6, 7, 4], float32), W: Tensor([3, 3, 4], float32), bias: Tensor([4], float32), Y: Tensor([4, 5, 4], float32))", metadata["tirx.StringImm"][45], "0"])
                        X = T.decl_buffer((6, 7, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                        W = T.decl_buffer((3, 3, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty)))
                        bias = T.decl_buffer((4,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty)))
                        Y = T.decl_buffer((4, 5, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "depthwise_compute_"}):
                            S = T.alloc_buffer((80,))
                            X_1 = X.view(168)
                            W_1 = W.view(36)
                            bias_1 = T.decl_buffer((4,), data=bias.data)
                            Y_1 = Y.view(80)
                            for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
                                cse_v1: T.let[T.int32] = w * 4
                                cse_v3: T.let[T.int32] = h * 20 + cse_v1 + c
                                if p == 0 and q == 0:
                                    S[cse_v3] = bias_1[c]
                                cse_v2: T.let[T.int32] = q * 4
                                S[cse_v3] = S[cse_v3] + X_1[h * 28 + p * 28 + cse_v1 + cse_v2 + c] * W_1[p * 12 + cse_v2 + c]
                            for h, w, c in T.grid(4, 5, 4):
                                cse_v4: T.let[T.int32] = h * 20 + w * 4 + c
                                Y_1[cse_v4] = T.min(T.max(S[cse_v4], T.float32(0.0)), T.float32(6.0))
                        return 0
