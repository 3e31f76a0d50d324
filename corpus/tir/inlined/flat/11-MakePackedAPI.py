# corpus/tir/inlined: stage 11, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 39,
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
        37
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        38
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
    def inlined(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_inlined", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 1 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][5], "1"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][6], "float32"])
        inlined_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        inlined_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((11,))
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][10], "float32"])
            inlined_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            inlined_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][11], "cpu"])
            B = T.Buffer((11,))
            with T.attr(B, "storage_alignment", 64):
                assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 1 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][13], "1"])
                assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][14], "float32"])
                inlined_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
                inlined_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][15], "cpu"])
                C = T.Buffer((11,))
                with T.attr(C, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(inlined_A_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(inlined_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(inlined_B_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(inlined_B_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][19], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(inlined_C_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(inlined_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][22], "A.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(inlined_A_shape, 0, 17, "int64")) == 11, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][24], "11"])
                    assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][25], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(inlined_B_shape, 0, 17, "int64")) == 11, ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][26], "11"])
                    assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][27], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(inlined_C_shape, 0, 17, "int64")) == 11, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][28], "11"])
                    assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "inlined(A: Tensor([11], float32), B: Tensor([11], float32), C: Tensor([11], float32))", metadata["tirx.StringImm"][29], "0"])
                    A = T.decl_buffer((11,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                    B = T.decl_buffer((11,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                    C = T.decl_buffer((11,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "inlined_compute_"}):
                        A_1 = T.decl_buffer((11,), data=A.data)
                        B_1 = T.decl_buffer((11,), data=B.data)
                        C_1 = T.decl_buffer((11,), data=C.data)
                        for i in range(11):
                            C_1[i] = T.max(T.if_then_else(1 <= i, A_1[i - 1], T.float32(0.0)) + A_1[i] + T.if_then_else(i < 10, A_1[i + 1], T.float32(0.0)), B_1[i])
                    return 0
