# corpus/tir/top_k: stage 11, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 42,
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
        40
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        41
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
    def top_k(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_top_k", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        values_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert values_type_index == 0 or values_type_index == 4 or values_type_index == 7 or values_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        values_handle: T.let[T.handle] = T.if_then_else(values_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        places_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert places_type_index == 0 or places_type_index == 4 or places_type_index == 7 or places_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        places_handle: T.let[T.handle] = T.if_then_else(places_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][6], "float32"])
        top_k_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        top_k_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((5, 11))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(values_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 2 == T.tvm_struct_get(values_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "values", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][9], "2"])
            assert T.tvm_struct_get(values_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(values_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(values_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "values", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][10], "float32"])
            top_k_values_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(values_handle, 0, 2, T.handle("int64", "global").ty)
            top_k_values_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(values_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(values_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "values", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][11], "cpu"])
            values = T.Buffer((5, 4))
            with T.attr(values, "storage_alignment", 64):
                assert not T.isnullptr(places_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 2 == T.tvm_struct_get(places_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "places", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][13], "2"])
                assert T.tvm_struct_get(places_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(places_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(places_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "places", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][14], "int32"])
                top_k_places_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(places_handle, 0, 2, T.handle("int64", "global").ty)
                top_k_places_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(places_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(places_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "places", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][15], "cpu"])
                places = T.Buffer((5, 4), "int32")
                with T.attr(places, "storage_alignment", 64):
                    if not T.isnullptr(top_k_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(top_k_X_strides, 1, 17, "int64")) and 11 == T.Cast("int32", T.tvm_struct_get(top_k_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(top_k_values_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(top_k_values_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(top_k_values_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "values", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(values_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "values.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][19], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(values_handle, 0, 1, T.handle().ty))), ("ValueError", ["values", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(top_k_places_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(top_k_places_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(top_k_places_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "places", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(places_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "places.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][22], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(places_handle, 0, 1, T.handle().ty))), ("ValueError", ["places", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_X_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][24], "5"])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_X_shape, 1, 17, "int64")) == 11, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][25], "11"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_values_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "values.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][27], "5"])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_values_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "values.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][28], "4"])
                    assert T.uint64(0) == T.tvm_struct_get(values_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "values.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][29], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_places_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "places.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][30], "5"])
                    assert T.Cast("int32", T.tvm_struct_get(top_k_places_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "places.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][31], "4"])
                    assert T.uint64(0) == T.tvm_struct_get(places_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "places.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "top_k(X: Tensor([5, 11], float32), values: Tensor([5, 4], float32), places: Tensor([5, 4], int32))", metadata["tirx.StringImm"][32], "0"])
                    X = T.decl_buffer((5, 11), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    values = T.decl_buffer((5, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(values_handle, 0, 1, T.handle().ty)))
                    places = T.decl_buffer((5, 4), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(places_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "top_k_compute_"}):
                        taken = T.alloc_buffer((11,), "bool")
                        best = T.alloc_buffer((1,), "int32")
                        X_1 = X.view(55)
                        values_1 = values.view(20)
                        places_1 = places.view(20)
                        for i in range(5):
                            for j in range(11):
                                taken[j] = T.bool(False)
                            for k in range(4):
                                best[0] = -1
                                cse_v1: T.let[T.int32] = i * 11
                                for j in range(11):
                                    if not taken[j]:
                                        if best[0] < 0:
                                            best[0] = j
                                        else:
                                            if X_1[cse_v1 + best[0]] < X_1[cse_v1 + j]:
                                                best[0] = j
                                taken[best[0]] = T.bool(True)
                                cse_v2: T.let[T.int32] = i * 4 + k
                                values_1[cse_v2] = X_1[cse_v1 + best[0]]
                                places_1[cse_v2] = best[0]
                    return 0
