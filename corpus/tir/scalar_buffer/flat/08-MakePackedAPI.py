# corpus/tir/scalar_buffer: stage 08, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: scalar_buffer; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 35,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
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
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        34
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
    def scalar_buffer(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_scalar_buffer", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        offset_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert offset_type_index == 0 or offset_type_index == 4 or offset_type_index == 7 or offset_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        offset_handle: T.let[T.handle] = T.if_then_else(offset_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        total_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert total_type_index == 0 or total_type_index == 4 or total_type_index == 7 or total_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        total_handle: T.let[T.handle] = T.if_then_else(total_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][5], "1"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][6], "int32"])
        scalar_buffer_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        scalar_buffer_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((10,), "int32")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(offset_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 0 == T.tvm_struct_get(offset_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "offset", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][9], "0"])
            assert T.tvm_struct_get(offset_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(offset_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(offset_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "offset", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][10], "int32"])
            scalar_buffer_offset_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(offset_handle, 0, 2, T.handle("int64", "global").ty)
            scalar_buffer_offset_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(offset_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(offset_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "offset", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][11], "cpu"])
            offset = T.Buffer((), "int32")
            with T.attr(offset, "storage_alignment", 64):
                assert not T.isnullptr(total_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 0 == T.tvm_struct_get(total_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "total", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][13], "0"])
                assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "total", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][14], "int32"])
                scalar_buffer_total_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 2, T.handle("int64", "global").ty)
                scalar_buffer_total_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "total", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][15], "cpu"])
                total = T.Buffer((), "int32")
                with T.attr(total, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(scalar_buffer_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(scalar_buffer_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][17]])
                    assert dev_id == T.tvm_struct_get(offset_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "offset.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][18], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(offset_handle, 0, 1, T.handle().ty))), ("ValueError", ["offset", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][19]])
                    assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "total.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][20], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty))), ("ValueError", ["total", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][21]])
                    assert T.Cast("int32", T.tvm_struct_get(scalar_buffer_X_shape, 0, 17, "int64")) == 10, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][22], "10"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][23], "0"])
                    assert T.uint64(0) == T.tvm_struct_get(offset_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "offset.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][24], "0"])
                    assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "total.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "scalar_buffer(X: Tensor([10], int32), offset: Tensor([], int32), total: Tensor([], int32))", metadata["tirx.StringImm"][25], "0"])
                    X = T.decl_buffer((10,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    offset = T.decl_buffer((), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(offset_handle, 0, 1, T.handle().ty)))
                    total = T.decl_buffer((), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "scalar_buffer_compute_"}):
                        X_1 = T.decl_buffer((10,), "int32", data=X.data)
                        offset_1 = T.decl_buffer((1,), "int32", data=offset.data)
                        total_1 = T.decl_buffer((1,), "int32", data=total.data)
                        for k in range(10):
                            if k == 0:
                                total_1[0] = 0
                            total_1[0] = total_1[0] + X_1[k] * offset_1[0]
                    return 0
