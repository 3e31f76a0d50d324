# corpus/tir/scatter: stage 08, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: scatter; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 63,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected non-NULL data pointer\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 33
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
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
        \"value\": 33
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
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 33
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
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 33
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
        \"value\": 36
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 33
      }
    },
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
        32,
        34,
        35,
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
        53,
        54,
        55,
        56,
        57,
        58,
        59,
        60,
        61
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        62
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
    def scatter(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_scatter", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 5, ("TypeError", ["Expected ", "5", " arguments", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", "`"])
        data_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert data_type_index == 0 or data_type_index == 4 or data_type_index == 7 or data_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        data_handle: T.let[T.handle] = T.if_then_else(data_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        index_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert index_type_index == 0 or index_type_index == 4 or index_type_index == 7 or index_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        index_handle: T.let[T.handle] = T.if_then_else(index_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        updates_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert updates_type_index == 0 or updates_type_index == 4 or updates_type_index == 7 or updates_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        updates_handle: T.let[T.handle] = T.if_then_else(updates_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        out_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert out_type_index == 0 or out_type_index == 4 or out_type_index == 7 or out_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        out_handle: T.let[T.handle] = T.if_then_else(out_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        total_type_index: T.let[T.int32] = T.tvm_struct_get(args, 4, 13, "int32")
        assert total_type_index == 0 or total_type_index == 4 or total_type_index == 7 or total_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        total_handle: T.let[T.handle] = T.if_then_else(total_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, T.handle().ty), 24), T.tvm_struct_get(args, 4, 15, T.handle().ty))
        assert not T.isnullptr(data_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][6], "Tensor"])
        assert 2 == T.tvm_struct_get(data_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "data", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][7], "2"])
        assert T.tvm_struct_get(data_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(data_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(data_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "data", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][8], "float32"])
        scatter_data_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(data_handle, 0, 2, T.handle("int64", "global").ty)
        scatter_data_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(data_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(data_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "data", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][9], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(data_handle, 0, 9, "int32")
        data = T.Buffer((8, 3))
        with T.attr(data, "storage_alignment", 64):
            assert not T.isnullptr(index_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][10], "Tensor"])
            assert 1 == T.tvm_struct_get(index_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "index", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][11], "1"])
            assert T.tvm_struct_get(index_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(index_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(index_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "index", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][12], "int32"])
            scatter_index_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(index_handle, 0, 2, T.handle("int64", "global").ty)
            scatter_index_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(index_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(index_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "index", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][13], "cpu"])
            index = T.Buffer((6,), "int32")
            with T.attr(index, "storage_alignment", 64):
                assert not T.isnullptr(updates_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][14], "Tensor"])
                assert 2 == T.tvm_struct_get(updates_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "updates", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][15], "2"])
                assert T.tvm_struct_get(updates_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(updates_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(updates_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "updates", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][16], "float32"])
                scatter_updates_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(updates_handle, 0, 2, T.handle("int64", "global").ty)
                scatter_updates_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(updates_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(updates_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "updates", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][17], "cpu"])
                updates = T.Buffer((6, 3))
                with T.attr(updates, "storage_alignment", 64):
                    assert not T.isnullptr(out_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][18], "Tensor"])
                    assert 2 == T.tvm_struct_get(out_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "out", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][19], "2"])
                    assert T.tvm_struct_get(out_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(out_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(out_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "out", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][20], "float32"])
                    scatter_out_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(out_handle, 0, 2, T.handle("int64", "global").ty)
                    scatter_out_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(out_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(out_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "out", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][21], "cpu"])
                    out = T.Buffer((8, 3))
                    with T.attr(out, "storage_alignment", 64):
                        assert not T.isnullptr(total_handle), ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][22], "Tensor"])
                        assert 2 == T.tvm_struct_get(total_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "total", ".ndim on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][23], "2"])
                        assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "total", ".dtype on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][24], "float32"])
                        scatter_total_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 2, T.handle("int64", "global").ty)
                        scatter_total_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 3, T.handle("int64", "global").ty)
                        assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "total", ".device_type on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][25], "cpu"])
                        total = T.Buffer((8, 3))
                        with T.attr(total, "storage_alignment", 64):
                            T.attr("default", "device_id", dev_id)
                            T.attr("default", "device_type", 1)
                            if not T.isnullptr(scatter_data_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(scatter_data_strides, 1, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(scatter_data_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "data", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][26]])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(data_handle, 0, 1, T.handle().ty))), ("ValueError", ["data", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][27]])
                            if not T.isnullptr(scatter_index_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(scatter_index_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "index", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][28]])
                            assert dev_id == T.tvm_struct_get(index_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "index.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][29], "data.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(index_handle, 0, 1, T.handle().ty))), ("ValueError", ["index", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][30]])
                            if not T.isnullptr(scatter_updates_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(scatter_updates_strides, 1, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(scatter_updates_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "updates", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][31]])
                            assert dev_id == T.tvm_struct_get(updates_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "updates.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][32], "data.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(updates_handle, 0, 1, T.handle().ty))), ("ValueError", ["updates", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][33]])
                            if not T.isnullptr(scatter_out_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(scatter_out_strides, 1, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(scatter_out_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "out", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][34]])
                            assert dev_id == T.tvm_struct_get(out_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "out.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][35], "data.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(out_handle, 0, 1, T.handle().ty))), ("ValueError", ["out", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][36]])
                            if not T.isnullptr(scatter_total_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(scatter_total_strides, 1, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(scatter_total_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "total", ".strides on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][37]])
                            assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "total.device_id", " on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][38], "data.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty))), ("ValueError", ["total", " data pointer is NULL on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][39]])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_data_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "data.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][40], "8"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_data_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "data.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][41], "3"])
                            assert T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "data.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][42], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_index_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "index.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][43], "6"])
                            assert T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "index.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][44], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_updates_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "updates.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][45], "6"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_updates_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "updates.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][46], "3"])
                            assert T.uint64(0) == T.tvm_struct_get(updates_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "updates.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][47], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_out_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "out.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][48], "8"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_out_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "out.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][49], "3"])
                            assert T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "out.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][50], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_total_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "total.shape[0]", " on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][51], "8"])
                            assert T.Cast("int32", T.tvm_struct_get(scatter_total_shape, 1, 17, "int64")) == 3, ("ValueError", ["Invalid ", "total.shape[1]", " on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][52], "3"])
                            assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "total.byte_offset", " on argument #", "4", metadata["tirx.StringImm"][0], "scatter(data: Tensor([8, 3], float32), index: Tensor([6], int32), updates: Tensor([6, 3], float32), out: Tensor([8, 3], float32), total: Tensor([8, 3], float32))", metadata["tirx.StringImm"][53], "0"])
                            data = T.decl_buffer((8, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(data_handle, 0, 1, T.handle().ty)))
                            index = T.decl_buffer((6,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(index_handle, 0, 1, T.handle().ty)))
                            updates = T.decl_buffer((6, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(updates_handle, 0, 1, T.handle().ty)))
                            out = T.decl_buffer((8, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(out_handle, 0, 1, T.handle().ty)))
                            total = T.decl_buffer((8, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty)))
                            with T.attr({"compute_scope": "scatter_compute_"}):
                                data_1 = data.view(24)
                                index_1 = T.decl_buffer((6,), "int32", data=index.data)
                                updates_1 = updates.view(18)
                                out_1 = out.view(24)
                                total_1 = total.view(24)
                                for i, j in T.grid(8, 3):
                                    cse_v1: T.let[T.int32] = i * 3 + j
                                    out_1[cse_v1] = data_1[cse_v1]
                                    total_1[cse_v1] = data_1[cse_v1]
                                for i, j in T.grid(6, 3):
                                    row: T.let[T.int32] = T.if_then_else(index_1[i] < 0, index_1[i] + 8, index_1[i])
                                    cse_v2: T.let[T.int32] = i * 3 + j
                                    cse_v3: T.let[T.int32] = row * 3 + j
                                    out_1[cse_v3] = updates_1[cse_v2]
                                    total_1[cse_v3] = total_1[cse_v3] + updates_1[cse_v2]
                            return 0
