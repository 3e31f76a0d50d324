# corpus/tir/requantise: stage 10, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: requantise; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 76,
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
        \"value\": 36
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
        \"value\": 38
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 36
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
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        37,
        39,
        40,
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
        53,
        54,
        55,
        56,
        57,
        58,
        59,
        60,
        61,
        62,
        63,
        64,
        65,
        66,
        67,
        68,
        69,
        70,
        71,
        72,
        73,
        74
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        75
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
    def requantise(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_requantise", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 6, ("TypeError", ["Expected ", "6", " arguments", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        W_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_type_index == 0 or W_type_index == 4 or W_type_index == 7 or W_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][2], "Tensor"])
        W_handle: T.let[T.handle] = T.if_then_else(W_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        bias_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_type_index == 0 or bias_type_index == 4 or bias_type_index == 7 or bias_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][3], "Tensor"])
        bias_handle: T.let[T.handle] = T.if_then_else(bias_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        multiplier_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert multiplier_type_index == 0 or multiplier_type_index == 4 or multiplier_type_index == 7 or multiplier_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][4], "Tensor"])
        multiplier_handle: T.let[T.handle] = T.if_then_else(multiplier_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        shift_type_index: T.let[T.int32] = T.tvm_struct_get(args, 4, 13, "int32")
        assert shift_type_index == 0 or shift_type_index == 4 or shift_type_index == 7 or shift_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][5], "Tensor"])
        shift_handle: T.let[T.handle] = T.if_then_else(shift_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, T.handle().ty), 24), T.tvm_struct_get(args, 4, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 5, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][6], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 5, 15, T.handle().ty), 24), T.tvm_struct_get(args, 5, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][7], "Tensor"])
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][8], "3"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][9], "int8"])
        requantise_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        requantise_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][10], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((2, 5, 6), "int8")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(W_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][11], "Tensor"])
            assert 4 == T.tvm_struct_get(W_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "W", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][12], "4"])
            assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "W", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][13], "int8"])
            requantise_W_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 2, T.handle("int64", "global").ty)
            requantise_W_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "W", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][14], "cpu"])
            W = T.Buffer((3, 2, 2, 3), "int8")
            with T.attr(W, "storage_alignment", 64):
                assert not T.isnullptr(bias_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][15], "Tensor"])
                assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "bias", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][16], "1"])
                assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "bias", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][17], "int32"])
                requantise_bias_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 2, T.handle("int64", "global").ty)
                requantise_bias_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "bias", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][18], "cpu"])
                bias = T.Buffer((3,), "int32")
                with T.attr(bias, "storage_alignment", 64):
                    assert not T.isnullptr(multiplier_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][19], "Tensor"])
                    assert 1 == T.tvm_struct_get(multiplier_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "multiplier", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][20], "1"])
                    assert T.tvm_struct_get(multiplier_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(multiplier_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(multiplier_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "multiplier", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][21], "int32"])
                    requantise_multiplier_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(multiplier_handle, 0, 2, T.handle("int64", "global").ty)
                    requantise_multiplier_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(multiplier_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(multiplier_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "multiplier", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][22], "cpu"])
                    multiplier = T.Buffer((3,), "int32")
                    with T.attr(multiplier, "storage_alignment", 64):
                        assert not T.isnullptr(shift_handle), ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][23], "Tensor"])
                        assert 1 == T.tvm_struct_get(shift_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "shift", ".ndim on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][24], "1"])
                        assert T.tvm_struct_get(shift_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(shift_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(shift_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "shift", ".dtype on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][25], "int32"])
                        requantise_shift_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(shift_handle, 0, 2, T.handle("int64", "global").ty)
                        requantise_shift_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(shift_handle, 0, 3, T.handle("int64", "global").ty)
                        assert T.tvm_struct_get(shift_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "shift", ".device_type on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][26], "cpu"])
                        shift = T.Buffer((3,), "int32")
                        with T.attr(shift, "storage_alignment", 64):
                            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][27], "Tensor"])
                            assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][28], "3"])
                            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][29], "int8"])
                            requantise_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
                            requantise_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
                            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][30], "cpu"])
                            Y = T.Buffer((3, 4, 4), "int8")
                            with T.attr(Y, "storage_alignment", 64):
                                T.attr("default", "device_id", dev_id)
                                T.attr("default", "device_type", 1)
                                if not T.isnullptr(requantise_X_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_X_strides, 2, 17, "int64")) and 6 == T.Cast("int32", T.tvm_struct_get(requantise_X_strides, 1, 17, "int64")) and 30 == T.Cast("int32", T.tvm_struct_get(requantise_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][31]])
                                assert not T.isnullptr(T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][32]])
                                if not T.isnullptr(requantise_W_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_W_strides, 3, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(requantise_W_strides, 2, 17, "int64")) and 6 == T.Cast("int32", T.tvm_struct_get(requantise_W_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(requantise_W_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "W", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][33]])
                                assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "W.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][34], "X.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty))), ("ValueError", ["W", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][35]])
                                if not T.isnullptr(requantise_bias_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_bias_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "bias", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][36]])
                                assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "bias.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][37], "X.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty))), ("ValueError", ["bias", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][38]])
                                if not T.isnullptr(requantise_multiplier_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_multiplier_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "multiplier", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][39]])
                                assert dev_id == T.tvm_struct_get(multiplier_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "multiplier.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][40], "X.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(multiplier_handle, 0, 1, T.handle().ty))), ("ValueError", ["multiplier", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][41]])
                                if not T.isnullptr(requantise_shift_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_shift_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "shift", ".strides on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][42]])
                                assert dev_id == T.tvm_struct_get(shift_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "shift.device_id", " on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][43], "X.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(shift_handle, 0, 1, T.handle().ty))), ("ValueError", ["shift", " data pointer is NULL on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][44]])
                                if not T.isnullptr(requantise_Y_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(requantise_Y_strides, 2, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(requantise_Y_strides, 1, 17, "int64")) and 16 == T.Cast("int32", T.tvm_struct_get(requantise_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][45]])
                                assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][46], "X.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][47]])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_X_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][48], "2"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_X_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][49], "5"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_X_shape, 2, 17, "int64")) == 6, ("ValueError", ["Invalid ", "X.shape[2]", " on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][50], "6"])
                                assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][51], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_W_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][52], "3"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_W_shape, 1, 17, "int64")) == 2, ("ValueError", ["Invalid ", "W.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][53], "2"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_W_shape, 2, 17, "int64")) == 2, ("ValueError", ["Invalid ", "W.shape[2]", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][54], "2"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_W_shape, 3, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[3]", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][55], "3"])
                                assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "W.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][56], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_bias_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "bias.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][57], "3"])
                                assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "bias.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][58], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_multiplier_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "multiplier.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][59], "3"])
                                assert T.uint64(0) == T.tvm_struct_get(multiplier_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "multiplier.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][60], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_shift_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "shift.shape[0]", " on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][61], "3"])
                                assert T.uint64(0) == T.tvm_struct_get(shift_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "shift.byte_offset", " on argument #", "4", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][62], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_Y_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][63], "3"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_Y_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][64], "4"])
                                assert T.Cast("int32", T.tvm_struct_get(requantise_Y_shape, 2, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Y.shape[2]", " on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][65], "4"])
                                assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "5", metadata["tirx.StringImm"][0], "requantise(X: Tensor([2, 5, 6], int8), W: Tensor([3, 2, 2, 3], int8), bias: Tensor([3], int32), multiplier: Tensor([3], int32), shift: Tensor([3], int32), Y: Tensor([3, 4, 4], int8))", metadata["tirx.StringImm"][66], "0"])
                                X = T.decl_buffer((2, 5, 6), "int8", data=T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                                W = T.decl_buffer((3, 2, 2, 3), "int8", data=T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty)))
                                bias = T.decl_buffer((3,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty)))
                                multiplier = T.decl_buffer((3,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(multiplier_handle, 0, 1, T.handle().ty)))
                                shift = T.decl_buffer((3,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(shift_handle, 0, 1, T.handle().ty)))
                                Y = T.decl_buffer((3, 4, 4), "int8", data=T.reinterpret(T.handle("int8", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                                with T.attr({"compute_scope": "requantise_compute_"}):
                                    S = T.alloc_buffer((48,), "int32")
                                    X_1 = X.view(60)
                                    W_1 = W.view(36)
                                    bias_1 = T.decl_buffer((3,), "int32", data=bias.data)
                                    multiplier_1 = T.decl_buffer((3,), "int32", data=multiplier.data)
                                    shift_1 = T.decl_buffer((3,), "int32", data=shift.data)
                                    Y_1 = Y.view(48)
                                    for o, h, w, c, p, q in T.grid(3, 4, 4, 2, 2, 3):
                                        cse_v2: T.let[T.int32] = o * 16 + h * 4 + w
                                        if c == 0 and p == 0 and q == 0:
                                            S[cse_v2] = bias_1[o]
                                        S[cse_v2] = S[cse_v2] + (T.Cast("int32", X_1[c * 30 + h * 6 + p * 6 + w + q]) + 5) * T.Cast("int32", W_1[o * 12 + c * 6 + p * 3 + q])
                                    for o, h, w in T.grid(3, 4, 4):
                                        places: T.let[T.int64] = T.Cast("int64", shift_1[o]) + T.int64(31)
                                        cse_v3: T.let[T.int32] = o * 16 + h * 4 + w
                                        product: T.let[T.int64] = T.Cast("int64", S[cse_v3]) * T.Cast("int64", multiplier_1[o])
                                        cse_v1: T.let[T.int64] = places - T.int64(1)
                                        scaled: T.let[T.int64] = T.shift_right(product + T.shift_left(T.int64(1), cse_v1), places) - T.int64(7)
                                        Y_1[cse_v3] = T.Cast("int8", T.max(T.min(T.shift_right(product + T.shift_left(T.int64(1), cse_v1), places) - T.int64(7), T.int64(127)), T.int64(-128)))
                                return 0
