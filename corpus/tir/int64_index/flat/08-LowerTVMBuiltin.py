# corpus/tir/int64_index: stage 08, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int64_index; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 31,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 16
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
        \"value\": 18
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 16
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
        \"value\": 21
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 18
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 5
      }
    },
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
        17,
        19,
        20,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        30
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
    def int64_index(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_int64_index", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        B_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_type_index == 0 or B_type_index == 4 or B_type_index == 7 or B_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][2], "Tensor"])
        B_handle: T.let[T.handle] = T.if_then_else(B_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][4], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][5], "int64"])
        int64_index_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        int64_index_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((T.int64(6), T.int64(5)), "int64")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(B_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "B", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][8], "2"])
            assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "B", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][9], "int64"])
            int64_index_B_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 2, T.handle("int64", "global").ty)
            int64_index_B_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(B_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "B", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][10], "cpu"])
            B = T.Buffer((T.int64(5), T.int64(6)), "int64")
            with T.attr(B, "storage_alignment", 64):
                if not T.isnullptr(int64_index_A_strides):
                    assert T.int64(1) == T.tvm_struct_get(int64_index_A_strides, 1, 17, "int64") and T.int64(5) == T.tvm_struct_get(int64_index_A_strides, 0, 17, "int64"), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("int64", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(int64_index_B_strides):
                    assert T.int64(1) == T.tvm_struct_get(int64_index_B_strides, 1, 17, "int64") and T.int64(6) == T.tvm_struct_get(int64_index_B_strides, 0, 17, "int64"), ("ValueError", ["Mismatched ", "B", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "B.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][14], "A.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("int64", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty))), ("ValueError", ["B", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][15]])
                assert T.tvm_struct_get(int64_index_A_shape, 0, 17, "int64") == T.int64(6), ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][16], "6"])
                assert T.tvm_struct_get(int64_index_A_shape, 1, 17, "int64") == T.int64(5), ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][17], "5"])
                assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][18], "0"])
                assert T.tvm_struct_get(int64_index_B_shape, 0, 17, "int64") == T.int64(5), ("ValueError", ["Invalid ", "B.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][19], "5"])
                assert T.tvm_struct_get(int64_index_B_shape, 1, 17, "int64") == T.int64(6), ("ValueError", ["Invalid ", "B.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][20], "6"])
                assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "B.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "int64_index(A: Tensor([T.int64(6), T.int64(5)], int64), B: Tensor([T.int64(5), T.int64(6)], int64))", metadata["tirx.StringImm"][21], "0"])
                A = T.decl_buffer((T.int64(6), T.int64(5)), "int64", data=T.reinterpret(T.handle("int64", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                B = T.decl_buffer((T.int64(5), T.int64(6)), "int64", data=T.reinterpret(T.handle("int64", "global").ty, T.tvm_struct_get(B_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "int64_index_compute_"}):
                    A_1 = T.decl_buffer((30,), "int64", data=A.data)
                    B_1 = T.decl_buffer((30,), "int64", data=B.data)
                    for i, j in T.grid(T.int64(5), T.int64(6)):
                        B_1[i * T.int64(6) + j] = A_1[(i + T.int64(2)) % T.int64(5) + T.int64(25) - j * T.int64(5)] * T.int64(1000003) + i - j
                return 0
