# corpus/tir/rfactor: stage 14, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 30,
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
        28
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        29
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
    def rfactor(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_rfactor", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", "`"])
        A_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_type_index == 0 or A_type_index == 4 or A_type_index == 7 or A_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        A_handle: T.let[T.handle] = T.if_then_else(A_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        total_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert total_type_index == 0 or total_type_index == 4 or total_type_index == 7 or total_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        total_handle: T.let[T.handle] = T.if_then_else(total_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(A_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "A", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][4], "2"])
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "A", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][5], "float32"])
        rfactor_A_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 2, T.handle("int64", "global").ty)
        rfactor_A_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(A_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "A", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A = T.Buffer((5, 20))
        with T.attr(A, "storage_alignment", 64):
            assert not T.isnullptr(total_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 1 == T.tvm_struct_get(total_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "total", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][8], "1"])
            assert T.tvm_struct_get(total_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(total_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(total_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "total", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][9], "float32"])
            rfactor_total_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 2, T.handle("int64", "global").ty)
            rfactor_total_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(total_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(total_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "total", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][10], "cpu"])
            total = T.Buffer((5,))
            with T.attr(total, "storage_alignment", 64):
                T.attr("default", "device_id", dev_id)
                T.attr("default", "device_type", 1)
                if not T.isnullptr(rfactor_A_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(rfactor_A_strides, 1, 17, "int64")) and 20 == T.Cast("int32", T.tvm_struct_get(rfactor_A_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "A", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty))), ("ValueError", ["A", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(rfactor_total_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(rfactor_total_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "total", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(total_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "total.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][14], "A.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty))), ("ValueError", ["total", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(rfactor_A_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "A.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][16], "5"])
                assert T.Cast("int32", T.tvm_struct_get(rfactor_A_shape, 1, 17, "int64")) == 20, ("ValueError", ["Invalid ", "A.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][17], "20"])
                assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "A.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][18], "0"])
                assert T.Cast("int32", T.tvm_struct_get(rfactor_total_shape, 0, 17, "int64")) == 5, ("ValueError", ["Invalid ", "total.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][19], "5"])
                assert T.uint64(0) == T.tvm_struct_get(total_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "total.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "rfactor(A: Tensor([5, 20], float32), total: Tensor([5], float32))", metadata["tirx.StringImm"][20], "0"])
                A = T.decl_buffer((5, 20), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(A_handle, 0, 1, T.handle().ty)))
                total = T.decl_buffer((5,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(total_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "rfactor_compute_"}):
                    total_rf = T.alloc_buffer((30,))
                    A_1 = A.view(100)
                    total_1 = T.decl_buffer((5,), data=total.data)
                    for i, k_0, k_1 in T.grid(5, 4, 6):
                        if k_0 * 3 + k_1 // 2 < 10:
                            cse_v1: T.let[T.int32] = i * 6 + k_1
                            if k_0 == 0:
                                total_rf[cse_v1] = T.float32(0.0)
                            total_rf[cse_v1] = total_rf[cse_v1] + A_1[i * 20 + k_0 * 6 + k_1]
                    for i, k_1 in T.grid(5, 6):
                        if k_1 == 0:
                            total_1[i] = T.float32(0.0)
                        total_1[i] = total_1[i] + total_rf[i * 6 + k_1]
                return 0
