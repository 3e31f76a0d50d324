# corpus/tir/doubling_scan: stage 09, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 29,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 16
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
        \"value\": 18
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 16
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
        \"value\": 21
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 18
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
        17,
        19,
        20,
        22,
        23,
        24,
        25,
        26,
        27
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        28
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
    def doubling_scan(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_doubling_scan", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][4], "1"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][5], "float32"])
        doubling_scan_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        doubling_scan_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((13,))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 1 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][8], "1"])
            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][9], "float32"])
            doubling_scan_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
            doubling_scan_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][10], "cpu"])
            Y = T.Buffer((13,))
            with T.attr(Y, "storage_alignment", 64):
                T.attr("default", "device_id", dev_id)
                T.attr("default", "device_type", 1)
                if not T.isnullptr(doubling_scan_X_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(doubling_scan_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(doubling_scan_Y_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(doubling_scan_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][14], "X.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(doubling_scan_X_shape, 0, 17, "int64")) == 13, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][16], "13"])
                assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][17], "0"])
                assert T.Cast("int32", T.tvm_struct_get(doubling_scan_Y_shape, 0, 17, "int64")) == 13, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][18], "13"])
                assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "doubling_scan(X: Tensor([13], float32), Y: Tensor([13], float32))", metadata["tirx.StringImm"][19], "0"])
                X = T.decl_buffer((13,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                Y = T.decl_buffer((13,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "doubling_scan_compute_"}):
                    S = T.alloc_buffer((26,))
                    X_1 = T.decl_buffer((13,), data=X.data)
                    Y_1 = T.decl_buffer((13,), data=Y.data)
                    for i in T.parallel(13):
                        S[i] = X_1[i]
                    for step in range(4):
                        for i in T.parallel(13):
                            stride: T.let[T.int32] = T.shift_left(1, step)
                            cse_v1: T.let[T.int32] = step % 2 * 13 + i
                            cse_v2: T.let[T.int32] = (step + 1) % 2 * 13 + i
                            if T.shift_left(1, step) <= i:
                                S[cse_v2] = T.max(S[cse_v1], S[cse_v1 - T.shift_left(1, step)])
                            else:
                                S[cse_v2] = S[cse_v1]
                    for i in T.parallel(13):
                        Y_1[i] = S[i]
                return 0
