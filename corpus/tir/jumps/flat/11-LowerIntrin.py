# corpus/tir/jumps: stage 11, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: jumps; buffers: flat; expect: read
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
    def jumps(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_jumps", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        Z_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert Z_type_index == 0 or Z_type_index == 4 or Z_type_index == 7 or Z_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        Z_handle: T.let[T.handle] = T.if_then_else(Z_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][6], "int32"])
        jumps_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        jumps_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((6, 9), "int32")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][10], "int32"])
            jumps_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
            jumps_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][11], "cpu"])
            Y = T.Buffer((6,), "int32")
            with T.attr(Y, "storage_alignment", 64):
                assert not T.isnullptr(Z_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 2 == T.tvm_struct_get(Z_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Z", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][13], "2"])
                assert T.tvm_struct_get(Z_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Z_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Z_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Z", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][14], "int32"])
                jumps_Z_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 2, T.handle("int64", "global").ty)
                jumps_Z_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Z_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(Z_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Z", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][15], "cpu"])
                Z = T.Buffer((6, 9), "int32")
                with T.attr(Z, "storage_alignment", 64):
                    if not T.isnullptr(jumps_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(jumps_X_strides, 1, 17, "int64")) and 9 == T.Cast("int32", T.tvm_struct_get(jumps_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(jumps_Y_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(jumps_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][19], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(jumps_Z_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(jumps_Z_strides, 1, 17, "int64")) and 9 == T.Cast("int32", T.tvm_struct_get(jumps_Z_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Z", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(Z_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Z.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][22], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty))), ("ValueError", ["Z", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(jumps_X_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][24], "6"])
                    assert T.Cast("int32", T.tvm_struct_get(jumps_X_shape, 1, 17, "int64")) == 9, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][25], "9"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(jumps_Y_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][27], "6"])
                    assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][28], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(jumps_Z_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "Z.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][29], "6"])
                    assert T.Cast("int32", T.tvm_struct_get(jumps_Z_shape, 1, 17, "int64")) == 9, ("ValueError", ["Invalid ", "Z.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][30], "9"])
                    assert T.uint64(0) == T.tvm_struct_get(Z_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Z.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "jumps(X: Tensor([6, 9], int32), Y: Tensor([6], int32), Z: Tensor([6, 9], int32))", metadata["tirx.StringImm"][31], "0"])
                    X = T.decl_buffer((6, 9), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    Y = T.decl_buffer((6,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                    Z = T.decl_buffer((6, 9), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Z_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "jumps_compute_"}):
                        X_1 = X.view(54)
                        Y_1 = T.decl_buffer((6,), "int32", data=Y.data)
                        Z_1 = Z.view(54)
                        for i in range(6):
                            Y_1[i] = 0
                            cse_v1: T.let[T.int32] = i * 9
                            for j in range(9):
                                Z_1[cse_v1 + j] = -1
                            for j in T.serial(9, annotations={"irregular_loop_mark": 1}):
                                cse_v3: T.let[T.int32] = cse_v1 + j
                                if T.truncmod(X_1[cse_v3], 3) == 0:
                                    T.continue_loop()
                                if 40 < X_1[cse_v3]:
                                    T.break_loop()
                                Y_1[i] = Y_1[i] + X_1[cse_v3]
                            for j in range(3):
                                cse_v2: T.let[T.int32] = j * 3
                                cse_v4: T.let[T.int32] = cse_v1 + cse_v2 + 1
                                Z_1[cse_v4] = cse_v2 + X_1[cse_v4] + 1
                    return 0
