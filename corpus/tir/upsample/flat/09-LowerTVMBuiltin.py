# corpus/tir/upsample: stage 09, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 50,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 30
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
        \"value\": 30
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
        \"value\": 30
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
        \"value\": 30
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 30
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
        \"value\": 30
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
        44,
        45,
        46,
        47,
        48
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        49
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
    def upsample(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_upsample", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        W_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert W_type_index == 0 or W_type_index == 4 or W_type_index == 7 or W_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        W_handle: T.let[T.handle] = T.if_then_else(W_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        Z_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert Z_type_index == 0 or Z_type_index == 4 or Z_type_index == 7 or Z_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        Z_handle: T.let[T.handle] = T.if_then_else(Z_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][7], "float32"])
        upsample_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        n: T.let[T.int32] = T.Cast("int32", T.tvm_struct_get(upsample_X_shape, 0, 17, "int64"))
        m: T.let[T.int32] = T.Cast("int32", T.tvm_struct_get(upsample_X_shape, 1, 17, "int64"))
        upsample_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((n, m))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(W_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 1 == T.tvm_struct_get(W_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "W", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][10], "1"])
            assert T.tvm_struct_get(W_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(W_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(W_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "W", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][11], "float32"])
            upsample_W_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 2, T.handle("int64", "global").ty)
            upsample_W_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(W_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(W_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "W", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][12], "cpu"])
            W = T.Buffer((m,))
            with T.attr(W, "storage_alignment", 64):
                assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][14], "2"])
                assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][15], "float32"])
                upsample_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
                upsample_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][16], "cpu"])
                Y = T.Buffer((n * 2, m * 2 - 1))
                with T.attr(Y, "storage_alignment", 64):
                    assert not T.isnullptr(Z_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 2 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Z", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][18], "2"])
                    assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Z", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][19], "float32"])
                    upsample_Z_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 2, T.handle("int64", "global").ty)
                    upsample_Z_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Z", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][20], "cpu"])
                    Z = T.Buffer((m, n))
                    with T.attr(Z, "storage_alignment", 64):
                        if not T.isnullptr(upsample_X_strides):
                            assert (m == 1 or 1 == T.Cast("int32", T.tvm_struct_get(upsample_X_strides, 1, 17, "int64"))) and (n == 1 or m == T.Cast("int32", T.tvm_struct_get(upsample_X_strides, 0, 17, "int64"))), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][21]])
                        assert n * m == 0 or not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][22]])
                        assert m == T.Cast("int32", T.tvm_struct_get(upsample_W_shape, 0, 17, "int64")), ("ValueError", ["Mismatched ", "W.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][23], "X.shape[1]"])
                        if not T.isnullptr(upsample_W_strides):
                            assert m == 1 or 1 == T.Cast("int32", T.tvm_struct_get(upsample_W_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "W", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][24]])
                        assert dev_id == T.tvm_struct_get(W_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "W.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][25], "X.device_id"])
                        assert m == 0 or not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty))), ("ValueError", ["W", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][26]])
                        if not T.isnullptr(upsample_Y_strides):
                            assert (m * 2 - 1 == 1 or 1 == T.Cast("int32", T.tvm_struct_get(upsample_Y_strides, 1, 17, "int64"))) and (n * 2 == 1 or m * 2 - 1 == T.Cast("int32", T.tvm_struct_get(upsample_Y_strides, 0, 17, "int64"))), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][27]])
                        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][28], "X.device_id"])
                        assert n * 2 * (m * 2 - 1) == 0 or not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][29]])
                        assert m == T.Cast("int32", T.tvm_struct_get(upsample_Z_shape, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Z.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][30], "X.shape[1]"])
                        assert n == T.Cast("int32", T.tvm_struct_get(upsample_Z_shape, 1, 17, "int64")), ("ValueError", ["Mismatched ", "Z.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][31], "X.shape[0]"])
                        if not T.isnullptr(upsample_Z_strides):
                            assert (n == 1 or 1 == T.Cast("int32", T.tvm_struct_get(upsample_Z_strides, 1, 17, "int64"))) and (m == 1 or n == T.Cast("int32", T.tvm_struct_get(upsample_Z_strides, 0, 17, "int64"))), ("ValueError", ["Mismatched ", "Z", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][32]])
                        assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Z.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][33], "X.device_id"])
                        assert m * n == 0 or not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty))), ("ValueError", ["Z", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][34]])
                        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][35], "0"])
                        assert T.uint64(0) == T.tvm_struct_get(W_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "W.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][36], "0"])
                        assert n * 2 == T.Cast("int32", T.tvm_struct_get(upsample_Y_shape, 0, 17, "int64")), ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][37], "X.shape[0] * 2"])
                        assert m * 2 - 1 == T.Cast("int32", T.tvm_struct_get(upsample_Y_shape, 1, 17, "int64")), ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][38], "X.shape[1] * 2 - 1"])
                        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][39], "0"])
                        assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Z.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "upsample(X: Tensor([n, m], float32), W: Tensor([m], float32), Y: Tensor([n * 2, m * 2 - 1], float32), Z: Tensor([m, n], float32))", metadata["tirx.StringImm"][40], "0"])
                        X = T.decl_buffer((n, m), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                        W = T.decl_buffer((m,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(W_handle, 0, 1, T.handle().ty)))
                        Y = T.decl_buffer((n * 2, m * 2 - 1), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                        Z = T.decl_buffer((m, n), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "upsample_compute_"}):
                            X_1 = X.view(n * m)
                            W_1 = T.decl_buffer((m,), data=W.data)
                            cse_v1: T.let[T.int32] = m * 2 - 1
                            Y_1 = Y.view(n * cse_v1 * 2)
                            Z_1 = Z.view(m * n)
                            for i, j in T.grid(n * 2, cse_v1):
                                cse_v2: T.let[T.int32] = i // 2 * m
                                Y_1[i * cse_v1 + j] = (X_1[j // 2 + cse_v2] + X_1[(j + 1) // 2 + cse_v2]) * T.float32(0.5)
                            for j, i in T.grid(m, n):
                                Z_1[j * n + i] = Y_1[j * 2 + i * cse_v1 * 2] * W_1[j]
                        return 0
