# corpus/tir/partitioned: stage 10, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: partitioned; buffers: flat; expect: read
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
    def partitioned(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_partitioned", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        C_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert C_type_index == 0 or C_type_index == 4 or C_type_index == 7 or C_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        C_handle: T.let[T.handle] = T.if_then_else(C_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][4], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][5], "int32"])
        partitioned_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        partitioned_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((9, 4), "int32")
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(C_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "C", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][8], "2"])
            assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "C", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][9], "int32"])
            partitioned_C_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 2, T.handle("int64", "global").ty)
            partitioned_C_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(C_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "C", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][10], "cpu"])
            C = T.Buffer((9, 4), "int32")
            with T.attr(C, "storage_alignment", 64):
                T.attr("default", "device_id", dev_id)
                T.attr("default", "device_type", 1)
                if not T.isnullptr(partitioned_A_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(partitioned_A_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(partitioned_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(partitioned_C_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(partitioned_C_strides, 1, 17, "int64")) and 4 == T.Cast("int32", T.tvm_struct_get(partitioned_C_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "C", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "C.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][14], "A.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty))), ("ValueError", ["C", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(partitioned_A_shape, 0, 17, "int64")) == 9, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][16], "9"])
                assert T.Cast("int32", T.tvm_struct_get(partitioned_A_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][17], "4"])
                assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][18], "0"])
                assert T.Cast("int32", T.tvm_struct_get(partitioned_C_shape, 0, 17, "int64")) == 9, ("ValueError", ["Invalid ", "C.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][19], "9"])
                assert T.Cast("int32", T.tvm_struct_get(partitioned_C_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "C.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][20], "4"])
                assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "C.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "partitioned(A: Tensor([9, 4], int32), C: Tensor([9, 4], int32))", metadata["tirx.StringImm"][21], "0"])
                A = T.decl_buffer((9, 4), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                C = T.decl_buffer((9, 4), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(C_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "partitioned_compute_"}):
                    A_1 = A.view(36)
                    C_1 = C.view(36)
                    for j in range(4):
                        C_1[j] = A_1[j]
                    for i1, j in T.grid(6, 4):
                        cse_v1: T.let[T.int32] = i1 * 4 + j
                        C_1[cse_v1 + 4] = A_1[cse_v1] + A_1[cse_v1 + 8]
                    for i2, j in T.grid(2, 4):
                        cse_v2: T.let[T.int32] = i2 * 4 + j + 28
                        C_1[cse_v2] = A_1[cse_v2]
                return 0
