# corpus/tir/fused_tail: stage 17, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: fused_tail; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 52,
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
        50
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        51
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
    def fused_tail(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_fused_tail", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        bias_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_type_index == 0 or bias_type_index == 4 or bias_type_index == 7 or bias_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        bias_handle: T.let[T.handle] = T.if_then_else(bias_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][7], "int32"])
        fused_tail_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        fused_tail_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((6, 8), "int32")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][10], "2"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][11], "int32"])
            fused_tail_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            fused_tail_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][12], "cpu"])
            B = T.Buffer((8, 10), "int32")
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(bias_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "bias", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][14], "1"])
                assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "bias", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][15], "int32"])
                fused_tail_bias_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 2, T.handle("int64", "global").ty)
                fused_tail_bias_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(bias_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "bias", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][16], "cpu"])
                bias = T.Buffer((10,), "int32")
                with T.attr(bias, "storage_alignment", 64):
                    assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][18], "2"])
                    assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][19], "int32"])
                    fused_tail_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
                    fused_tail_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][20], "cpu"])
                    C = T.Buffer((6, 10), "int32")
                    with T.attr(C, "storage_alignment", 64):
                        if not T.isnullptr(fused_tail_A_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(fused_tail_A_strides, 1, 17, "int64")) and 8 == T.Cast("int32", T.tvm_struct_get(fused_tail_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(fused_tail_B_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(fused_tail_B_strides, 1, 17, "int64")) and 10 == T.Cast("int32", T.tvm_struct_get(fused_tail_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][24], "A.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(fused_tail_bias_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(fused_tail_bias_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "bias", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "bias.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][27], "A.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty))), ("ValueError", ["bias", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(fused_tail_C_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(fused_tail_C_strides, 1, 17, "int64")) and 10 == T.Cast("int32", T.tvm_struct_get(fused_tail_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][30], "A.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_A_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][32], "6"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_A_shape, 1, 17, "int64")) == 8, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][33], "8"])
                        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][34], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_B_shape, 0, 17, "int64")) == 8, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][35], "8"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_B_shape, 1, 17, "int64")) == 10, ("ValueError", ["Invalid ", "B.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][36], "10"])
                        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][37], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_bias_shape, 0, 17, "int64")) == 10, ("ValueError", ["Invalid ", "bias.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][38], "10"])
                        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "bias.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][39], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_C_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][40], "6"])
                        assert T.Cast("int32", T.tvm_struct_get(fused_tail_C_shape, 1, 17, "int64")) == 10, ("ValueError", ["Invalid ", "C.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][41], "10"])
                        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "fused_tail(A: Tensor([6, 8], int32), B: Tensor([8, 10], int32), bias: Tensor([10], int32), C: Tensor([6, 10], int32))", metadata["tirx.StringImm"][42], "0"])
                        A = T.decl_buffer((6, 8), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                        B = T.decl_buffer((8, 10), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                        bias = T.decl_buffer((10,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(bias_handle, 0, 1, T.handle().ty)))
                        C = T.decl_buffer((6, 10), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "fused_tail_compute_"}):
                            P_local = T.decl_buffer((5,), "int32", data=T.TVMBackendAllocWorkspace(1, dev_id, T.uint64(20), 0, 32), scope="local")
                            if T.isnullptr(P_local.data):
                                T.tvm_throw_last_error()
                            P = T.alloc_buffer((5,), "int32")
                            A_1 = A.view(48)
                            B_1 = B.view(80)
                            bias_1 = T.decl_buffer((10,), "int32", data=bias.data)
                            C_1 = C.view(60)
                            for i_j_0_fused in range(12):
                                for j_1_init in range(5):
                                    P_local[j_1_init] = 0
                                cse_v1: T.let[T.int32] = i_j_0_fused % 2 * 5
                                for j_1, k in T.grid(5, 8):
                                    P_local[j_1] = P_local[j_1] + A_1[i_j_0_fused // 2 * 8 + k] * B_1[k * 10 + cse_v1 + j_1]
                                for ax1 in range(5):
                                    P[ax1] = P_local[ax1]
                                for ax0 in range(5):
                                    C_1[i_j_0_fused * 5 + ax0] = T.max(P[ax0] + bias_1[cse_v1 + ax0], 0)
                            if T.TVMBackendFreeWorkspace(1, dev_id, P_local.data) != 0:
                                T.tvm_throw_last_error()
                        return 0
