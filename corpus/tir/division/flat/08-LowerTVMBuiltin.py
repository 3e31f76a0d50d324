# corpus/tir/division: stage 08, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 43,
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
        40,
        41
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        42
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
    def division(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_division", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        Q_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert Q_type_index == 0 or Q_type_index == 4 or Q_type_index == 7 or Q_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        Q_handle: T.let[T.handle] = T.if_then_else(Q_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][6], "int32"])
        division_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        division_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((4, 10), "int32")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][9], "2"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][10], "int32"])
            division_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            division_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][11], "cpu"])
            B = T.Buffer((4, 10), "int32")
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(Q_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 3 == T.tvm_struct_get(Q_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Q", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][13], "3"])
                assert T.tvm_struct_get(Q_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Q_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Q_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Q", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][14], "int32"])
                division_Q_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Q_handle, 0, 2, T.handle("int64", "global").ty)
                division_Q_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Q_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(Q_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Q", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][15], "cpu"])
                Q = T.Buffer((4, 4, 10), "int32")
                with T.attr(Q, "storage_alignment", 64):
                    if not T.isnullptr(division_A_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(division_A_strides, 1, 17, "int64")) and 10 == T.Cast("int32", T.tvm_struct_get(division_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(division_B_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(division_B_strides, 1, 17, "int64")) and 10 == T.Cast("int32", T.tvm_struct_get(division_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][19], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(division_Q_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(division_Q_strides, 2, 17, "int64")) and 10 == T.Cast("int32", T.tvm_struct_get(division_Q_strides, 1, 17, "int64")) and 40 == T.Cast("int32", T.tvm_struct_get(division_Q_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Q", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(Q_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Q.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][22], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Q_handle, 0, 1, T.handle().ty))), ("ValueError", ["Q", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(division_A_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][24], "4"])
                    assert T.Cast("int32", T.tvm_struct_get(division_A_shape, 1, 17, "int64")) == 10, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][25], "10"])
                    assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(division_B_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][27], "4"])
                    assert T.Cast("int32", T.tvm_struct_get(division_B_shape, 1, 17, "int64")) == 10, ("ValueError", ["Invalid ", "B.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][28], "10"])
                    assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][29], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(division_Q_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Q.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][30], "4"])
                    assert T.Cast("int32", T.tvm_struct_get(division_Q_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Q.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][31], "4"])
                    assert T.Cast("int32", T.tvm_struct_get(division_Q_shape, 2, 17, "int64")) == 10, ("ValueError", ["Invalid ", "Q.shape[2]", " on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][32], "10"])
                    assert T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Q.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "division(A: Tensor([4, 10], int32), B: Tensor([4, 10], int32), Q: Tensor([4, 4, 10], int32))", metadata["tirx.StringImm"][33], "0"])
                    A = T.decl_buffer((4, 10), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                    B = T.decl_buffer((4, 10), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                    Q = T.decl_buffer((4, 4, 10), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Q_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "division_compute_"}):
                        A_1 = A.view(40)
                        B_1 = B.view(40)
                        Q_1 = Q.view(160)
                        for i, j in T.grid(4, 10):
                            cse_v1: T.let[T.int32] = i * 10 + j
                            Q_1[cse_v1] = A_1[cse_v1] // B_1[cse_v1]
                            Q_1[cse_v1 + 40] = A_1[cse_v1] % B_1[cse_v1]
                            Q_1[cse_v1 + 80] = T.Div(A_1[cse_v1], B_1[cse_v1])
                            Q_1[cse_v1 + 120] = T.truncmod(A_1[cse_v1], B_1[cse_v1])
                    return 0
