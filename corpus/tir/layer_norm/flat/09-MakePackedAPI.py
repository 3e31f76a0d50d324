# corpus/tir/layer_norm: stage 09, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 51,
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
        49
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        50
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
    def layer_norm(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_layer_norm", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        gamma_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert gamma_type_index == 0 or gamma_type_index == 4 or gamma_type_index == 7 or gamma_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        gamma_handle: T.let[T.handle] = T.if_then_else(gamma_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        beta_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert beta_type_index == 0 or beta_type_index == 4 or beta_type_index == 7 or beta_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        beta_handle: T.let[T.handle] = T.if_then_else(beta_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][7], "float32"])
        layer_norm_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        layer_norm_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((5, 16))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(gamma_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 1 == T.tvm_struct_get(gamma_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "gamma", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][10], "1"])
            assert T.tvm_struct_get(gamma_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(gamma_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(gamma_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "gamma", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][11], "float32"])
            layer_norm_gamma_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(gamma_handle, 0, 2, T.handle("int64", "global").ty)
            layer_norm_gamma_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(gamma_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(gamma_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "gamma", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][12], "cpu"])
            gamma = T.Buffer((16,))
            with T.attr(gamma, "storage_alignment", 64):
                assert not T.isnullptr(beta_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 1 == T.tvm_struct_get(beta_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "beta", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][14], "1"])
                assert T.tvm_struct_get(beta_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(beta_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(beta_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "beta", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][15], "float32"])
                layer_norm_beta_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(beta_handle, 0, 2, T.handle("int64", "global").ty)
                layer_norm_beta_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(beta_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(beta_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "beta", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][16], "cpu"])
                beta = T.Buffer((16,))
                with T.attr(beta, "storage_alignment", 64):
                    assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][18], "2"])
                    assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][19], "float32"])
                    layer_norm_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
                    layer_norm_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][20], "cpu"])
                    Y = T.Buffer((5, 16))
                    with T.attr(Y, "storage_alignment", 64):
                        T.attr("default", "device_id", dev_id)
                        T.attr("default", "device_type", 1)
                        if not T.isnullptr(layer_norm_X_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(layer_norm_X_strides, 1, 17, "int64")) and 16 == T.Cast("int32", T.tvm_struct_get(layer_norm_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(layer_norm_gamma_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(layer_norm_gamma_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "gamma", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(gamma_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "gamma.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][24], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(gamma_handle, 0, 1, T.handle().ty))), ("ValueError", ["gamma", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(layer_norm_beta_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(layer_norm_beta_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "beta", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(beta_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "beta.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][27], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(beta_handle, 0, 1, T.handle().ty))), ("ValueError", ["beta", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(layer_norm_Y_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(layer_norm_Y_strides, 1, 17, "int64")) and 16 == T.Cast("int32", T.tvm_struct_get(layer_norm_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][30], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_X_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][32], "5"])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_X_shape, 1, 17, "int64")) == 16, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][33], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][34], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_gamma_shape, 0, 17, "int64")) == 16, ("ValueError", ["Invalid ", "gamma.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][35], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(gamma_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "gamma.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][36], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_beta_shape, 0, 17, "int64")) == 16, ("ValueError", ["Invalid ", "beta.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][37], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(beta_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "beta.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][38], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_Y_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][39], "5"])
                        assert T.Cast("int32", T.tvm_struct_get(layer_norm_Y_shape, 1, 17, "int64")) == 16, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][40], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "layer_norm(X: Tensor([5, 16], float32), gamma: Tensor([16], float32), beta: Tensor([16], float32), Y: Tensor([5, 16], float32))", metadata["tirx.StringImm"][41], "0"])
                        X = T.decl_buffer((5, 16), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                        gamma = T.decl_buffer((16,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(gamma_handle, 0, 1, T.handle().ty)))
                        beta = T.decl_buffer((16,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(beta_handle, 0, 1, T.handle().ty)))
                        Y = T.decl_buffer((5, 16), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "layer_norm_compute_"}):
                            total = T.alloc_buffer((5,))
                            square = T.alloc_buffer((5,))
                            X_1 = X.view(80)
                            gamma_1 = T.decl_buffer((16,), data=gamma.data)
                            beta_1 = T.decl_buffer((16,), data=beta.data)
                            Y_1 = Y.view(80)
                            total_1 = T.decl_buffer((5,), data=total.data)
                            square_1 = T.decl_buffer((5,), data=square.data)
                            for i, k in T.grid(5, 16):
                                if k == 0:
                                    total[i] = T.float32(0.0)
                                total[i] = total[i] + X_1[i * 16 + k]
                            for i in range(5):
                                total_1[i] = total[i] / T.float32(16.0)
                            for i, k in T.grid(5, 16):
                                if k == 0:
                                    square[i] = T.float32(0.0)
                                cse_v1: T.let[T.int32] = i * 16 + k
                                square[i] = square[i] + (X_1[cse_v1] - total_1[i]) * (X_1[cse_v1] - total_1[i])
                            for i in range(5):
                                square_1[i] = T.float32(1.0) / T.sqrt(square[i] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
                            for i, j in T.grid(5, 16):
                                cse_v2: T.let[T.int32] = i * 16 + j
                                Y_1[cse_v2] = (X_1[cse_v2] - total_1[i]) * square_1[i] * gamma_1[j] + beta_1[j]
                        return 0
