# corpus/tir/gather: stage 06, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: gather; buffers: flat; expect: read
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
    def gather(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_gather", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", "`"])
        data_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert data_type_index == 0 or data_type_index == 4 or data_type_index == 7 or data_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        data_handle: T.let[T.handle] = T.if_then_else(data_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        index_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert index_type_index == 0 or index_type_index == 4 or index_type_index == 7 or index_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        index_handle: T.let[T.handle] = T.if_then_else(index_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        out_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert out_type_index == 0 or out_type_index == 4 or out_type_index == 7 or out_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        out_handle: T.let[T.handle] = T.if_then_else(out_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(data_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(data_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "data", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(data_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(data_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(data_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "data", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][6], "float32"])
        gather_data_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(data_handle, 0, 2, T.handle("int64", "global").ty)
        gather_data_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(data_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(data_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "data", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(data_handle, 0, 9, "int32")
        data = T.Buffer((9, 4))
        with T.attr(data, "storage_alignment", 64):
            assert not T.isnullptr(index_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(index_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "index", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(index_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(index_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(index_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "index", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][10], "int32"])
            gather_index_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(index_handle, 0, 2, T.handle("int64", "global").ty)
            gather_index_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(index_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(index_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "index", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][11], "cpu"])
            index = T.Buffer((7,), "int32")
            with T.attr(index, "storage_alignment", 64):
                assert not T.isnullptr(out_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 2 == T.tvm_struct_get(out_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "out", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][13], "2"])
                assert T.tvm_struct_get(out_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(out_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(out_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "out", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][14], "float32"])
                gather_out_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(out_handle, 0, 2, T.handle("int64", "global").ty)
                gather_out_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(out_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(out_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "out", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][15], "cpu"])
                out = T.Buffer((7, 4))
                with T.attr(out, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(gather_data_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(gather_data_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(gather_data_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "data", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(data_handle, 0, 1, T.handle().ty))), ("ValueError", ["data", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(gather_index_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(gather_index_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "index", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(index_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "index.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][19], "data.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(index_handle, 0, 1, T.handle().ty))), ("ValueError", ["index", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(gather_out_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(gather_out_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(gather_out_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "out", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(out_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "out.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][22], "data.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(out_handle, 0, 1, T.handle().ty))), ("ValueError", ["out", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(gather_data_shape, 0, 17, "int64")) == 9, ("ValueError", ["Invalid ", "data.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][24], "9"])
                    assert T.Cast("int32", T.tvm_struct_get(gather_data_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "data.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][25], "4"])
                    assert T.uint64(0) == T.tvm_struct_get(data_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "data.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(gather_index_shape, 0, 17, "int64")) == 7, ("ValueError", ["Invalid ", "index.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][27], "7"])
                    assert T.uint64(0) == T.tvm_struct_get(index_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "index.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][28], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(gather_out_shape, 0, 17, "int64")) == 7, ("ValueError", ["Invalid ", "out.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][29], "7"])
                    assert T.Cast("int32", T.tvm_struct_get(gather_out_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "out.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][30], "4"])
                    assert T.uint64(0) == T.tvm_struct_get(out_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "out.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "gather(data: Tensor([9, 4], float32), index: Tensor([7], int32), out: Tensor([7, 4], float32))", metadata["tirx.StringImm"][31], "0"])
                    data = T.decl_buffer((9, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(data_handle, 0, 1, T.handle().ty)))
                    index = T.decl_buffer((7,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(index_handle, 0, 1, T.handle().ty)))
                    out = T.decl_buffer((7, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(out_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "gather_compute_"}):
                        data_1 = data.view(36)
                        index_1 = T.decl_buffer((7,), "int32", data=index.data)
                        out_1 = out.view(28)
                        for i, j in T.grid(7, 4):
                            out_1[i * 4 + j] = data_1[index_1[i] * 4 + j]
                    return 0
