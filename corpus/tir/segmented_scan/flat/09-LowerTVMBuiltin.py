# corpus/tir/segmented_scan: stage 09, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 53,
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
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 26
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
        \"value\": 31
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
        \"value\": 31
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
        \"value\": 31
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
        30,
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
        48,
        49,
        50,
        51
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        52
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
    def segmented_scan(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_segmented_scan", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        start_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert start_type_index == 0 or start_type_index == 4 or start_type_index == 7 or start_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        start_handle: T.let[T.handle] = T.if_then_else(start_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        sums_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert sums_type_index == 0 or sums_type_index == 4 or sums_type_index == 7 or sums_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        sums_handle: T.let[T.handle] = T.if_then_else(sums_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        maxima_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert maxima_type_index == 0 or maxima_type_index == 4 or maxima_type_index == 7 or maxima_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        maxima_handle: T.let[T.handle] = T.if_then_else(maxima_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][7], "int32"])
        segmented_scan_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        segmented_scan_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((2, 12), "int32")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(start_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 2 == T.tvm_struct_get(start_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "start", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][10], "2"])
            assert T.tvm_struct_get(start_handle, 0, 5, "uint8") == T.uint8(6) and T.tvm_struct_get(start_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(start_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "start", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][11], "bool"])
            segmented_scan_start_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(start_handle, 0, 2, T.handle("int64", "global").ty)
            segmented_scan_start_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(start_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(start_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "start", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][12], "cpu"])
            start = T.Buffer((2, 12), "bool")
            with T.attr(start, "storage_alignment", 64):
                assert not T.isnullptr(sums_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 2 == T.tvm_struct_get(sums_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "sums", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][14], "2"])
                assert T.tvm_struct_get(sums_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sums_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sums_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "sums", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][15], "int32"])
                segmented_scan_sums_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sums_handle, 0, 2, T.handle("int64", "global").ty)
                segmented_scan_sums_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(sums_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(sums_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "sums", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][16], "cpu"])
                sums = T.Buffer((2, 12), "int32")
                with T.attr(sums, "storage_alignment", 64):
                    assert not T.isnullptr(maxima_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 2 == T.tvm_struct_get(maxima_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "maxima", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][18], "2"])
                    assert T.tvm_struct_get(maxima_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(maxima_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(maxima_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "maxima", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][19], "int32"])
                    segmented_scan_maxima_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(maxima_handle, 0, 2, T.handle("int64", "global").ty)
                    segmented_scan_maxima_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(maxima_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(maxima_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "maxima", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][20], "cpu"])
                    maxima = T.Buffer((2, 12), "int32")
                    with T.attr(maxima, "storage_alignment", 64):
                        if not T.isnullptr(segmented_scan_X_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(segmented_scan_X_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(segmented_scan_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(segmented_scan_start_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(segmented_scan_start_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(segmented_scan_start_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "start", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(start_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "start.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][24], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("bool", "global").ty, T.tvm_struct_get(start_handle, 0, 1, T.handle().ty))), ("ValueError", ["start", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(segmented_scan_sums_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(segmented_scan_sums_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(segmented_scan_sums_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "sums", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(sums_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "sums.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][27], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sums_handle, 0, 1, T.handle().ty))), ("ValueError", ["sums", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(segmented_scan_maxima_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(segmented_scan_maxima_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(segmented_scan_maxima_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "maxima", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(maxima_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "maxima.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][30], "X.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(maxima_handle, 0, 1, T.handle().ty))), ("ValueError", ["maxima", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_X_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][32], "2"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_X_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][33], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][34], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_start_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "start.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][35], "2"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_start_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "start.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][36], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(start_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "start.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][37], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_sums_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "sums.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][38], "2"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_sums_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "sums.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][39], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(sums_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "sums.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][40], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_maxima_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "maxima.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][41], "2"])
                        assert T.Cast("int32", T.tvm_struct_get(segmented_scan_maxima_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "maxima.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][42], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(maxima_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "maxima.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "segmented_scan(X: Tensor([2, 12], int32), start: Tensor([2, 12], bool), sums: Tensor([2, 12], int32), maxima: Tensor([2, 12], int32))", metadata["tirx.StringImm"][43], "0"])
                        X = T.decl_buffer((2, 12), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                        start = T.decl_buffer((2, 12), "bool", data=T.reinterpret(T.handle("bool", "global").ty, T.tvm_struct_get(start_handle, 0, 1, T.handle().ty)))
                        sums = T.decl_buffer((2, 12), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(sums_handle, 0, 1, T.handle().ty)))
                        maxima = T.decl_buffer((2, 12), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(maxima_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "segmented_scan_compute_"}):
                            X_1 = X.view(24)
                            start_1 = start.view(24)
                            sums_1 = sums.view(24)
                            maxima_1 = maxima.view(24)
                            for i, j in T.grid(2, 12):
                                cse_v1: T.let[T.int32] = i * 12 + j
                                if j == 0 or start_1[cse_v1]:
                                    sums_1[cse_v1] = X_1[cse_v1]
                                    maxima_1[cse_v1] = X_1[cse_v1]
                                else:
                                    cse_v2: T.let[T.int32] = cse_v1 - 1
                                    sums_1[cse_v1] = sums_1[cse_v2] + X_1[cse_v1]
                                    maxima_1[cse_v1] = T.max(maxima_1[cse_v2], X_1[cse_v1])
                        return 0
