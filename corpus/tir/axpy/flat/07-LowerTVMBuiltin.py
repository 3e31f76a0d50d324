# corpus/tir/axpy: stage 07, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: axpy; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 41,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected non-NULL data pointer\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 25
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
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
        \"value\": 25
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
        \"value\": 28
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 25
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
        24,
        26,
        27,
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
        39
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        40
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
    def axpy(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_axpy", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 5, ("TypeError", ["Expected ", "5", " arguments", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", "`"])
        alpha_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert alpha_type_index == 3 or alpha_type_index == 1 or alpha_type_index == 2, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][1], "float"])
        alpha: T.let[T.float32] = T.Select(alpha_type_index == 3, T.Cast("float32", T.tvm_struct_get(args, 0, 15, "float64")), T.Cast("float32", T.tvm_struct_get(args, 0, 15, "int64")))
        limit_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert limit_type_index == 1 or limit_type_index == 2, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][2], "int"])
        limit: T.let[T.int32] = T.Cast("int32", T.tvm_struct_get(args, 1, 15, "int64"))
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        Z_type_index: T.let[T.int32] = T.tvm_struct_get(args, 4, 13, "int32")
        assert Z_type_index == 0 or Z_type_index == 4 or Z_type_index == 7 or Z_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        Z_handle: T.let[T.handle] = T.if_then_else(Z_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, T.handle().ty), 24), T.tvm_struct_get(args, 4, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][6], "Tensor"])
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][7], "1"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][8], "float32"])
        axpy_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        axpy_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][9], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((15,))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][10], "Tensor"])
            assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][11], "1"])
            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][12], "float32"])
            axpy_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
            axpy_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][13], "cpu"])
            Y = T.Buffer((15,))
            with T.attr(Y, "storage_alignment", 64):
                assert not T.isnullptr(Z_handle), ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][14], "Tensor"])
                assert 1 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Z", ".ndim on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][15], "1"])
                assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Z", ".dtype on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][16], "float32"])
                axpy_Z_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 2, T.handle("int64", "global").ty)
                axpy_Z_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Z", ".device_type on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][17], "cpu"])
                Z = T.Buffer((15,))
                with T.attr(Z, "storage_alignment", 64):
                    if not T.isnullptr(axpy_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(axpy_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][18]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][19]])
                    if not T.isnullptr(axpy_Y_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(axpy_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][20]])
                    assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][21], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][22]])
                    if not T.isnullptr(axpy_Z_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(axpy_Z_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Z", ".strides on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][23]])
                    assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Z.device_id", " on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][24], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty))), ("ValueError", ["Z", " data pointer is NULL on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][25]])
                    assert T.Cast("int32", T.tvm_struct_get(axpy_X_shape, 0, 17, "int64")) == 15, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][26], "15"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][27], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(axpy_Y_shape, 0, 17, "int64")) == 15, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][28], "15"])
                    assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][29], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(axpy_Z_shape, 0, 17, "int64")) == 15, ("ValueError", ["Invalid ", "Z.shape[0]", " on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][30], "15"])
                    assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Z.byte_offset", " on argument #", "4", metadata["tirx.StringImm"][0], "axpy(alpha: float32, limit: int32, X: Tensor([15], float32), Y: Tensor([15], float32), Z: Tensor([15], float32))", metadata["tirx.StringImm"][31], "0"])
                    X = T.decl_buffer((15,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    Y = T.decl_buffer((15,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                    Z = T.decl_buffer((15,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "axpy_compute_"}):
                        X_1 = T.decl_buffer((15,), data=X.data)
                        Y_1 = T.decl_buffer((15,), data=Y.data)
                        Z_1 = T.decl_buffer((15,), data=Z.data)
                        for i in range(15):
                            if i < limit:
                                Z_1[i] = alpha * X_1[i] + Y_1[i]
                            else:
                                Z_1[i] = Y_1[i]
                    return 0
