# corpus/tir/padded: stage 15, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: flat; expect: read
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
    def padded(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_padded", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][6], "int32"])
        padded_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        padded_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((6, 7), "int32")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][9], "2"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][10], "int32"])
            padded_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            padded_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][11], "cpu"])
            B = T.Buffer((7, 5), "int32")
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][13], "2"])
                assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][14], "int32"])
                padded_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
                padded_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][15], "cpu"])
                C = T.Buffer((6, 5), "int32")
                with T.attr(C, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(padded_A_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(padded_A_strides, 1, 17, "int64")) and 7 == T.Cast("int32", T.tvm_struct_get(padded_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(padded_B_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(padded_B_strides, 1, 17, "int64")) and 5 == T.Cast("int32", T.tvm_struct_get(padded_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][19], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(padded_C_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(padded_C_strides, 1, 17, "int64")) and 5 == T.Cast("int32", T.tvm_struct_get(padded_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][22], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(padded_A_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][24], "6"])
                    assert T.Cast("int32", T.tvm_struct_get(padded_A_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][25], "7"])
                    assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(padded_B_shape, 0, 17, "int64")) == 7, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][27], "7"])
                    assert T.Cast("int32", T.tvm_struct_get(padded_B_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "B.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][28], "5"])
                    assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][29], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(padded_C_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][30], "6"])
                    assert T.Cast("int32", T.tvm_struct_get(padded_C_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "C.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][31], "5"])
                    assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "padded(A: Tensor([6, 7], int32), B: Tensor([7, 5], int32), C: Tensor([6, 5], int32))", metadata["tirx.StringImm"][32], "0"])
                    A = T.decl_buffer((6, 7), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                    B = T.decl_buffer((7, 5), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                    C = T.decl_buffer((6, 5), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "padded_compute_"}):
                        A_pad = T.alloc_buffer((64,), "int32")
                        B_pad = T.alloc_buffer((64,), "int32")
                        C_pad = T.alloc_buffer((64,), "int32")
                        A_1 = A.view(42)
                        B_1 = B.view(35)
                        C_1 = C.view(30)
                        for i0, i1 in T.grid(8, 8):
                            A_pad[i0 * 8 + i1] = T.if_then_else(i0 < 6 and i1 < 7, A_1[i0 * 7 + i1], 0)
                        for i0, i1 in T.grid(8, 8):
                            B_pad[i0 * 8 + i1] = T.if_then_else(i0 < 7 and i1 < 5, B_1[i0 * 5 + i1], 0)
                        for i_0, i_1, j_0, j_1, k_0, k_1 in T.grid(2, 4, 2, 4, 2, 4):
                            cse_v1: T.let[T.int32] = k_0 * 4
                            cse_v2: T.let[T.int32] = j_0 * 4
                            cse_v3: T.let[T.int32] = i_0 * 32 + i_1 * 8
                            cse_v4: T.let[T.int32] = cse_v3 + cse_v2 + j_1
                            if cse_v1 + k_1 == 0:
                                C_pad[cse_v4] = 0
                            C_pad[cse_v4] = C_pad[cse_v4] + A_pad[cse_v3 + cse_v1 + k_1] * B_pad[k_0 * 32 + k_1 * 8 + cse_v2 + j_1]
                        for i0, i1 in T.grid(6, 5):
                            C_1[i0 * 5 + i1] = C_pad[i0 * 8 + i1]
                    return 0
