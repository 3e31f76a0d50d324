# corpus/tir/vectorize: stage 18, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: vectorize; buffers: flat; expect: read
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
    def vectorize(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_vectorize", "target": T.target({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 5, ("TypeError", ["Expected ", "5", " arguments", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        D_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_type_index == 0 or D_type_index == 4 or D_type_index == 7 or D_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        D_handle: T.let[T.handle] = T.if_then_else(D_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        E_type_index: T.let[T.int32] = T.tvm_struct_get(args, 4, 13, "int32")
        assert E_type_index == 0 or E_type_index == 4 or E_type_index == 7 or E_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        E_handle: T.let[T.handle] = T.if_then_else(E_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, T.handle().ty), 24), T.tvm_struct_get(args, 4, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][6], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][7], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][8], "float32"])
        vectorize_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        vectorize_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][9], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((5, 12))
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][10], "Tensor"])
            assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][11], "1"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][12], "float32"])
            vectorize_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            vectorize_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][13], "cpu"])
            B = T.Buffer((12,))
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][14], "Tensor"])
                assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][15], "2"])
                assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][16], "float32"])
                vectorize_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
                vectorize_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][17], "cpu"])
                C = T.Buffer((5, 12))
                with T.attr(C, "storage_alignment", 64):
                    assert not T.isnullptr(D_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][18], "Tensor"])
                    assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "D", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][19], "2"])
                    assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "D", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][20], "float32"])
                    vectorize_D_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(D_handle, 0, 2, T.handle("int64", "global").ty)
                    vectorize_D_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(D_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "D", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][21], "cpu"])
                    D = T.Buffer((12, 5))
                    with T.attr(D, "storage_alignment", 64):
                        assert not T.isnullptr(E_handle), ("TypeError", ["Mismatched type on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][22], "Tensor"])
                        assert 2 == T.tvm_struct_get(E_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "E", ".ndim on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][23], "2"])
                        assert T.tvm_struct_get(E_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(E_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(E_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "E", ".dtype on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][24], "float32"])
                        vectorize_E_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(E_handle, 0, 2, T.handle("int64", "global").ty)
                        vectorize_E_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(E_handle, 0, 3, T.handle("int64", "global").ty)
                        assert T.tvm_struct_get(E_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "E", ".device_type on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][25], "cpu"])
                        E = T.Buffer((12, 4))
                        with T.attr(E, "storage_alignment", 64):
                            if not T.isnullptr(vectorize_A_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(vectorize_A_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(vectorize_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][26]])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][27]])
                            if not T.isnullptr(vectorize_B_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(vectorize_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][28]])
                            assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][29], "A.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][30]])
                            if not T.isnullptr(vectorize_C_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(vectorize_C_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(vectorize_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][31]])
                            assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][32], "A.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][33]])
                            if not T.isnullptr(vectorize_D_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(vectorize_D_strides, 1, 17, "int64")) and 5 == T.Cast("int32", T.tvm_struct_get(vectorize_D_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "D", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][34]])
                            assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "D.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][35], "A.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(D_handle, 0, 1, T.handle().ty))), ("ValueError", ["D", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][36]])
                            if not T.isnullptr(vectorize_E_strides):
                                assert 1 == T.Cast("int32", T.tvm_struct_get(vectorize_E_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(vectorize_E_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "E", ".strides on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][37]])
                            assert dev_id == T.tvm_struct_get(E_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "E.device_id", " on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][38], "A.device_id"])
                            assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(E_handle, 0, 1, T.handle().ty))), ("ValueError", ["E", " data pointer is NULL on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][39]])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_A_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][40], "5"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_A_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][41], "12"])
                            assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][42], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_B_shape, 0, 17, "int64")) == 12, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][43], "12"])
                            assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][44], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_C_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][45], "5"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_C_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "C.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][46], "12"])
                            assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][47], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_D_shape, 0, 17, "int64")) == 12, ("ValueError", ["Invalid ", "D.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][48], "12"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_D_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "D.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][49], "5"])
                            assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "D.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][50], "0"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_E_shape, 0, 17, "int64")) == 12, ("ValueError", ["Invalid ", "E.shape[0]", " on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][51], "12"])
                            assert T.Cast("int32", T.tvm_struct_get(vectorize_E_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "E.shape[1]", " on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][52], "4"])
                            assert T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "E.byte_offset", " on argument #", "4", metadata["tirx.StringImm"][0], "vectorize(A: Tensor([5, 12], float32), B: Tensor([12], float32), C: Tensor([5, 12], float32), D: Tensor([12, 5], float32), E: Tensor([12, 4], float32))", metadata["tirx.StringImm"][53], "0"])
                            A = T.decl_buffer((5, 12), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                            B = T.decl_buffer((12,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                            C = T.decl_buffer((5, 12), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                            D = T.decl_buffer((12, 5), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(D_handle, 0, 1, T.handle().ty)))
                            E = T.decl_buffer((12, 4), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(E_handle, 0, 1, T.handle().ty)))
                            with T.attr({"compute_scope": "vectorize_compute_"}):
                                A_1 = A.view(60)
                                B_1 = T.decl_buffer((12,), data=B.data)
                                C_1 = C.view(60)
                                D_1 = D.view(60)
                                E_1 = E.view(48)
                                for i, j_0 in T.grid(5, 3):
                                    cse_v1: T.let[T.int32] = j_0 * 4
                                    cse_v3: T.let[T.int32] = i * 12 + cse_v1
                                    C_1[cse_v3:cse_v3 + 4] = T.max(T.call_llvm_pure_intrin("float32x4", "llvm.fmuladd", A_1[cse_v3:cse_v3 + 4], B_1[cse_v1:cse_v1 + 4], T.Broadcast(T.float32(1.0), 4)), A_1[cse_v3:cse_v3 + 4])
                                for j, i_0, i_1_s in T.grid(12, 2, 4):
                                    cse_v2: T.let[T.int32] = i_0 * 4
                                    cse_v4: T.let[T.int32] = cse_v2 + i_1_s
                                    if cse_v4 < 5:
                                        D_1[j * 5 + cse_v2 + i_1_s] = C_1[i_0 * 48 + i_1_s * 12 + j] - T.Cast("float32", cse_v4)
                                for j in range(12):
                                    E_1[j * 4:j * 4 + 4] = T.Select(T.Ramp(0, 3, 4) < T.Broadcast(j, 4), C_1[j:j + 48:12], T.Cast("float32x4", T.Ramp(j, 3, 4)))
                            return 0
