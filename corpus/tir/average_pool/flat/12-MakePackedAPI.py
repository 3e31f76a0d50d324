# corpus/tir/average_pool: stage 12, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 33,
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
        29,
        30,
        31
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        32
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
    def average_pool(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_average_pool", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 3 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][4], "3"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][5], "float32"])
        average_pool_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        average_pool_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((2, 7, 6))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 3 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][8], "3"])
            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][9], "float32"])
            average_pool_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
            average_pool_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][10], "cpu"])
            Y = T.Buffer((2, 4, 3))
            with T.attr(Y, "storage_alignment", 64):
                T.attr("default", "device_id", dev_id)
                T.attr("default", "device_type", 1)
                if not T.isnullptr(average_pool_X_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(average_pool_X_strides, 2, 17, "int64")) and 6 == T.Cast("int32", T.tvm_struct_get(average_pool_X_strides, 1, 17, "int64")) and 42 == T.Cast("int32", T.tvm_struct_get(average_pool_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(average_pool_Y_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(average_pool_Y_strides, 2, 17, "int64")) and 3 == T.Cast("int32", T.tvm_struct_get(average_pool_Y_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(average_pool_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][14], "X.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_X_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][16], "2"])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_X_shape, 1, 17, "int64")) == 7, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][17], "7"])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_X_shape, 2, 17, "int64")) == 6, ("ValueError", ["Invalid ", "X.shape[2]", " on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][18], "6"])
                assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][19], "0"])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_Y_shape, 0, 17, "int64")) == 2, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][20], "2"])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_Y_shape, 1, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][21], "4"])
                assert T.Cast("int32", T.tvm_struct_get(average_pool_Y_shape, 2, 17, "int64")) == 3, ("ValueError", ["Invalid ", "Y.shape[2]", " on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][22], "3"])
                assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "average_pool(X: Tensor([2, 7, 6], float32), Y: Tensor([2, 4, 3], float32))", metadata["tirx.StringImm"][23], "0"])
                X = T.decl_buffer((2, 7, 6), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                Y = T.decl_buffer((2, 4, 3), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "average_pool_compute_"}):
                    S = T.alloc_buffer((24,))
                    X_1 = X.view(84)
                    Y_1 = Y.view(24)
                    for c, h, w in T.grid(2, 4, 3):
                        S[c * 12 + h * 3 + w] = T.float32(0.0)
                    for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
                        cse_v1: T.let[T.int32] = w * 2
                        if 1 <= h * 2 + p and p // 2 + h < 4 and 1 <= cse_v1 + q:
                            cse_v3: T.let[T.int32] = c * 12 + h * 3 + w
                            S[cse_v3] = S[cse_v3] + X_1[c * 42 + h * 12 + p * 6 + cse_v1 + q - 7]
                    for c, h, w in T.grid(2, 4, 3):
                        cse_v2: T.let[T.int32] = h * 2
                        cse_v6: T.let[T.int32] = T.min(cse_v2 + 2, 7) - T.max(cse_v2 - 1, 0)
                        rows: T.let[T.int32] = cse_v6
                        cse_v4: T.let[T.int32] = T.min(1, w * 2) + 2
                        columns: T.let[T.int32] = cse_v4
                        cse_v5: T.let[T.int32] = c * 12 + h * 3 + w
                        Y_1[cse_v5] = S[cse_v5] / T.Cast("float32", cse_v6 * cse_v4)
                return 0
