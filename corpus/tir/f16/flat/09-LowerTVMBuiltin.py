# corpus/tir/f16: stage 09, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: f16; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 74,
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
        \"value\": 36
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
        \"value\": 38
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        \"value\": 41
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 38
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
        31,
        32,
        33,
        34,
        35,
        37,
        39,
        40,
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
        61,
        62,
        63,
        64,
        65,
        66,
        67,
        68,
        69,
        70,
        71,
        72
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        73
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
    def f16(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_f16", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 6, ("TypeError", ["Expected ", "6", " arguments", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        P_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert P_type_index == 0 or P_type_index == 4 or P_type_index == 7 or P_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][3], "Tensor"])
        P_handle: T.let[T.handle] = T.if_then_else(P_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][4], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        D_type_index: T.let[T.int32] = T.tvm_struct_get(args, 4, 13, "int32")
        assert D_type_index == 0 or D_type_index == 4 or D_type_index == 7 or D_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][5], "Tensor"])
        D_handle: T.let[T.handle] = T.if_then_else(D_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, T.handle().ty), 24), T.tvm_struct_get(args, 4, 15, T.handle().ty))
        E_type_index: T.let[T.int32] = T.tvm_struct_get(args, 5, 13, "int32")
        assert E_type_index == 0 or E_type_index == 4 or E_type_index == 7 or E_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][6], "Tensor"])
        E_handle: T.let[T.handle] = T.if_then_else(E_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 5, 15, T.handle().ty), 24), T.tvm_struct_get(args, 5, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][7], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][8], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][9], "float16"])
        f16_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        f16_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][10], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((6, 7), "float16")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][11], "Tensor"])
            assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][12], "2"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][13], "float16"])
            f16_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            f16_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][14], "cpu"])
            B = T.Buffer((6, 7), "float16")
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(P_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][15], "Tensor"])
                assert 2 == T.tvm_struct_get(P_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "P", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][16], "2"])
                assert T.tvm_struct_get(P_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(P_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(P_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "P", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][17], "float16"])
                f16_P_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(P_handle, 0, 2, T.handle("int64", "global").ty)
                f16_P_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(P_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(P_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "P", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][18], "cpu"])
                P = T.Buffer((6, 7), "float16")
                with T.attr(P, "storage_alignment", 64):
                    assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][19], "Tensor"])
                    assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][20], "2"])
                    assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][21], "float16"])
                    f16_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
                    f16_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][22], "cpu"])
                    C = T.Buffer((6, 7), "float16")
                    with T.attr(C, "storage_alignment", 64):
                        assert not T.isnullptr(D_handle), ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][23], "Tensor"])
                        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "D", ".ndim on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][24], "2"])
                        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "D", ".dtype on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][25], "float16"])
                        f16_D_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(D_handle, 0, 2, T.handle("int64", "global").ty)
                        f16_D_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(D_handle, 0, 3, T.handle("int64", "global").ty)
                        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "D", ".device_type on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][26], "cpu"])
                        D = T.Buffer((6, 7), "float16")
                        with T.attr(D, "storage_alignment", 64):
                            assert not T.isnullptr(E_handle), ("TypeError", ["Mismatched type on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][27], "Tensor"])
                            assert 1 == T.tvm_struct_get(E_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "E", ".ndim on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][28], "1"])
                            assert T.tvm_struct_get(E_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(E_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(E_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "E", ".dtype on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][29], "float16"])
                            f16_E_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(E_handle, 0, 2, T.handle("int64", "global").ty)
                            f16_E_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(E_handle, 0, 3, T.handle("int64", "global").ty)
                            assert T.tvm_struct_get(E_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "E", ".device_type on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][30], "cpu"])
                            E = T.Buffer((6,), "float16")
                            with T.attr(E, "storage_alignment", 64):
                                if not T.isnullptr(f16_A_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_A_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(f16_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][31]])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][32]])
                                if not T.isnullptr(f16_B_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_B_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(f16_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][33]])
                                assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][34], "A.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][35]])
                                if not T.isnullptr(f16_P_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_P_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(f16_P_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "P", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][36]])
                                assert dev_id == T.tvm_struct_get(P_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "P.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][37], "A.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(P_handle, 0, 1, T.handle().ty))), ("ValueError", ["P", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][38]])
                                if not T.isnullptr(f16_C_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_C_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(f16_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][39]])
                                assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][40], "A.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][41]])
                                if not T.isnullptr(f16_D_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_D_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(f16_D_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "D", ".strides on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][42]])
                                assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "D.device_id", " on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][43], "A.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(D_handle, 0, 1, T.handle().ty))), ("ValueError", ["D", " data pointer is NULL on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][44]])
                                if not T.isnullptr(f16_E_strides):
                                    assert 1 == T.Cast("int32", T.tvm_struct_get(f16_E_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "E", ".strides on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][45]])
                                assert dev_id == T.tvm_struct_get(E_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "E.device_id", " on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][46], "A.device_id"])
                                assert not T.isnullptr(T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(E_handle, 0, 1, T.handle().ty))), ("ValueError", ["E", " data pointer is NULL on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][47]])
                                assert T.Cast("int32", T.tvm_struct_get(f16_A_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][48], "6"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_A_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][49], "7"])
                                assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][50], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_B_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][51], "6"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_B_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "B.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][52], "7"])
                                assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][53], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_P_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "P.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][54], "6"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_P_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "P.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][55], "7"])
                                assert T.uint64(0) == T.tvm_struct_get(P_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "P.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][56], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_C_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][57], "6"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_C_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "C.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][58], "7"])
                                assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][59], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_D_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "D.shape[0]", " on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][60], "6"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_D_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "D.shape[1]", " on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][61], "7"])
                                assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "D.byte_offset", " on argument #", "4", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][62], "0"])
                                assert T.Cast("int32", T.tvm_struct_get(f16_E_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "E.shape[0]", " on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][63], "6"])
                                assert T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "E.byte_offset", " on argument #", "5", metadata["tirx.StringImm"][0], "f16(A: Tensor([6, 7], float16), B: Tensor([6, 7], float16), P: Tensor([6, 7], float16), C: Tensor([6, 7], float16), D: Tensor([6, 7], float16), E: Tensor([6], float16))", metadata["tirx.StringImm"][64], "0"])
                                A = T.decl_buffer((6, 7), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                                B = T.decl_buffer((6, 7), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                                P = T.decl_buffer((6, 7), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(P_handle, 0, 1, T.handle().ty)))
                                C = T.decl_buffer((6, 7), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                                D = T.decl_buffer((6, 7), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(D_handle, 0, 1, T.handle().ty)))
                                E = T.decl_buffer((6,), "float16", data=T.reinterpret(T.handle("float16", "global").ty, T.tvm_struct_get(E_handle, 0, 1, T.handle().ty)))
                                with T.attr({"compute_scope": "f16_compute_"}):
                                    A_1 = A.view(42)
                                    B_1 = B.view(42)
                                    P_1 = P.view(42)
                                    C_1 = C.view(42)
                                    D_1 = D.view(42)
                                    E_1 = T.decl_buffer((6,), "float16", data=E.data)
                                    for i, j in T.grid(6, 7):
                                        cse_v2: T.let[T.int32] = i * 7 + j
                                        P_1[cse_v2] = A_1[cse_v2] * B_1[cse_v2]
                                    for i, j in T.grid(6, 7):
                                        cse_v3: T.let[T.int32] = i * 7 + j
                                        C_1[cse_v3] = P_1[cse_v3] - A_1[cse_v3]
                                    for i, j in T.grid(6, 7):
                                        cse_v4: T.let[T.int32] = i * 7 + j
                                        D_1[cse_v4] = C_1[cse_v4] / B_1[cse_v4]
                                    for i, k in T.grid(6, 7):
                                        cse_v1: T.let[T.int32] = i * 7
                                        if k == 0:
                                            E_1[i] = A_1[cse_v1]
                                        E_1[i] = E_1[i] + D_1[cse_v1 + k]
                                return 0
