# corpus/tir/statements: stage 05, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: statements; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 32,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 17
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
        \"value\": 19
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 17
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
        \"value\": 22
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 19
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
        18,
        20,
        21,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        31
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
    def statements(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_statements", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True, "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", "`"])
        count_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert count_type_index == 1 or count_type_index == 2, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][1], "int"])
        count: T.let[T.int32] = T.Cast("int32", T.tvm_struct_get(args, 0, 15, "int64"))
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        Y_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_type_index == 0 or Y_type_index == 4 or Y_type_index == 7 or Y_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        Y_handle: T.let[T.handle] = T.if_then_else(Y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][6], "int32"])
        statements_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        statements_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((3, 8), "int32")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(Y_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Y", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][9], "2"])
            assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Y", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][10], "int32"])
            statements_Y_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 2, T.handle("int64", "global").ty)
            statements_Y_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Y_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Y", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][11], "cpu"])
            Y = T.Buffer((3, 8), "int32")
            with T.attr(Y, "storage_alignment", 64):
                T.attr("default", "device_id", dev_id)
                T.attr("default", "device_type", 1)
                if not T.isnullptr(statements_X_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(statements_X_strides, 1, 17, "int64")) and 8 == T.Cast("int32", T.tvm_struct_get(statements_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][12]])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][13]])
                if not T.isnullptr(statements_Y_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(statements_Y_strides, 1, 17, "int64")) and 8 == T.Cast("int32", T.tvm_struct_get(statements_Y_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Y", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][14]])
                assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "Y.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][15], "X.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty))), ("ValueError", ["Y", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][16]])
                assert T.Cast("int32", T.tvm_struct_get(statements_X_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][17], "3"])
                assert T.Cast("int32", T.tvm_struct_get(statements_X_shape, 1, 17, "int64")) == 8, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][18], "8"])
                assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][19], "0"])
                assert T.Cast("int32", T.tvm_struct_get(statements_Y_shape, 0, 17, "int64")) == 3, ("ValueError", ["Invalid ", "Y.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][20], "3"])
                assert T.Cast("int32", T.tvm_struct_get(statements_Y_shape, 1, 17, "int64")) == 8, ("ValueError", ["Invalid ", "Y.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][21], "8"])
                assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Y.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "statements(count: int32, X: Tensor([3, 8], int32), Y: Tensor([3, 8], int32))", metadata["tirx.StringImm"][22], "0"])
                X = T.decl_buffer((3, 8), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                Y = T.decl_buffer((3, 8), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(Y_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "statements_compute_"}):
                    X_1 = X.view(24)
                    Y_1 = Y.view(24)
                    assert 0 <= count and count <= 8, ("RuntimeError", ["count is out of range"])
                    for i in range(3):
                        for j in T.serial(8, annotations={"hint": T.bool(True)}):
                            cse_v1: T.let[T.int32] = i * 8
                            cse_v2: T.let[T.int32] = cse_v1 + j
                            if j < count:
                                if X_1[cse_v2] % 2 == 0:
                                    Y_1[cse_v2] = X_1[cse_v2] // 2
                                else:
                                    Y_1[cse_v2] = X_1[cse_v2] * 3 + 1
                            else:
                                Y_1[cse_v2] = T.if_then_else(j == 7, X_1[cse_v1], j * -1)
                return 0
