# corpus/tir/conv2d_transpose: stage 14, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: conv2d_transpose; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 46,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
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
        \"value\": 23
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
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
        \"value\": 26
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 23
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 21
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
        \"value\": 23
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
        22,
        24,
        25,
        27,
        28,
        29,
        30,
        31,
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
        44
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        45
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
    def conv2d_transpose(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_conv2d_transpose", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        W_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_type_index == 0 or W_type_index == 4 or W_type_index == 7 or W_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        W_handle: T.let[T.handle] = T.if_then_else(W_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][5], "3"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][6], "float32"])
        conv2d_transpose_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        conv2d_transpose_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((2, 4, 3))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(W_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 4 == T.tvm_struct_get(W_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "W", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][9], "4"])
            assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "W", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][10], "float32"])
            conv2d_transpose_W_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 2, T.handle("int64", "global").ty)
            conv2d_transpose_W_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "W", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][11], "cpu"])
            W = T.Buffer((2, 3, 3, 3))
            with T.attr(W, "storage_alignment", 64):
                assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][13], "3"])
                assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][14], "float32"])
                conv2d_transpose_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
                conv2d_transpose_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][15], "cpu"])
                Y = T.Buffer((3, 9, 7))
                with T.attr(Y, "storage_alignment", 64):
                    if not T.isnullptr(conv2d_transpose_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_strides, 2, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(conv2d_transpose_W_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_strides, 3, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_strides, 2, 17, "int64")) and 9 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_strides, 1, 17, "int64")) and 27 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "W", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "W.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][19], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty))), ("ValueError", ["W", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(conv2d_transpose_Y_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_strides, 2, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_strides, 1, 17, "int64")) and 63 == T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][22], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][24], "2"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][25], "4"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_X_shape, 2, 17, "int64")) == 3, ("ValueError", ["Invalid ", "X.shape[2]", " on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][26], "3"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][27], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "W.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][28], "2"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][29], "3"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_shape, 2, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[2]", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][30], "3"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_W_shape, 3, 17, "int64")) == 3, ("ValueError", ["Invalid ", "W.shape[3]", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][31], "3"])
                    assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "W.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][32], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][33], "3"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_shape, 1, 17, "int64")) == 9, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][34], "9"])
                    assert T.Cast("int32", T.tvm_struct_get(conv2d_transpose_Y_shape, 2, 17, "int64")) == 7, ("ValueError", ["Invalid ", "Y.shape[2]", " on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][35], "7"])
                    assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "conv2d_transpose(X: Tensor([2, 4, 3], float32), W: Tensor([2, 3, 3, 3], float32), Y: Tensor([3, 9, 7], float32))", metadata["tirx.StringImm"][36], "0"])
                    X = T.decl_buffer((2, 4, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    W = T.decl_buffer((2, 3, 3, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty)))
                    Y = T.decl_buffer((3, 9, 7), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "conv2d_transpose_compute_"}):
                        D = T.alloc_buffer((198,))
                        X_1 = X.view(24)
                        W_1 = W.view(54)
                        Y_1 = Y.view(189)
                        for c, h, w in T.grid(2, 11, 9):
                            D[c * 99 + h * 9 + w] = T.if_then_else(2 <= h and h < 9 and 2 <= w and w < 7 and h % 2 == 0 and w % 2 == 0, X_1[c * 12 + h // 2 * 3 + w // 2 - 4], T.float32(0.0))
                        for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
                            cse_v1: T.let[T.int32] = o * 63 + h * 7 + w
                            if c == 0 and p == 0 and q == 0:
                                Y_1[cse_v1] = T.float32(0.0)
                            Y_1[cse_v1] = Y_1[cse_v1] + D[c * 99 + h * 9 + p * 9 + w + q] * W_1[c * 27 + o * 9 + 8 - q - p * 3]
                    return 0
