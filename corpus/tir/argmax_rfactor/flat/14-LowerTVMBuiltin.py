# corpus/tir/argmax_rfactor: stage 14, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 51,
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to be compact array\"
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected non-NULL data pointer\"
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
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
      \"type\": \"ffi.String\",
      \"data\": \"`,\\n  expected to match \"
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
        \"value\": 28
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
        \"value\": 31
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
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
        \"value\": 31
      }
    },
    {
      \"type\": \"tirx.StringImm\",
      \"data\": {
        \"span\": 1,
        \"ty\": 2,
        \"value\": 28
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
        27,
        29,
        30,
        32,
        33,
        34,
        35,
        36,
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
        49
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        50
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
    def argmax_rfactor(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_argmax_rfactor", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", "`"])
        place_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert place_type_index == 0 or place_type_index == 4 or place_type_index == 7 or place_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        place_handle: T.let[T.handle] = T.if_then_else(place_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        top_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert top_type_index == 0 or top_type_index == 4 or top_type_index == 7 or top_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        top_handle: T.let[T.handle] = T.if_then_else(top_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        best_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert best_type_index == 0 or best_type_index == 4 or best_type_index == 7 or best_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        best_handle: T.let[T.handle] = T.if_then_else(best_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(place_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(place_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "place", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "place", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][7], "int32"])
        argmax_rfactor_place_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 2, T.handle("int64", "global").ty)
        argmax_rfactor_place_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "place", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(place_handle, 0, 9, "int32")
        place = T.Buffer((4, 12), "int32")
        with T.attr(place, "storage_alignment", 64):
            assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][10], "2"])
            assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][11], "float32"])
            argmax_rfactor_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
            argmax_rfactor_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][12], "cpu"])
            X = T.Buffer((4, 12))
            with T.attr(X, "storage_alignment", 64):
                assert not T.isnullptr(top_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 1 == T.tvm_struct_get(top_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "top", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][14], "1"])
                assert T.tvm_struct_get(top_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(top_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(top_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "top", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][15], "int32"])
                argmax_rfactor_top_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(top_handle, 0, 2, T.handle("int64", "global").ty)
                argmax_rfactor_top_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(top_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(top_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "top", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][16], "cpu"])
                top = T.Buffer((4,), "int32")
                with T.attr(top, "storage_alignment", 64):
                    assert not T.isnullptr(best_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 1 == T.tvm_struct_get(best_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "best", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][18], "1"])
                    assert T.tvm_struct_get(best_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(best_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(best_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "best", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][19], "float32"])
                    argmax_rfactor_best_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(best_handle, 0, 2, T.handle("int64", "global").ty)
                    argmax_rfactor_best_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(best_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(best_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "best", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][20], "cpu"])
                    best = T.Buffer((4,))
                    with T.attr(best, "storage_alignment", 64):
                        if not T.isnullptr(argmax_rfactor_place_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_place_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_place_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "place", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty))), ("ValueError", ["place", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(argmax_rfactor_X_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_X_strides, 1, 17, "int64")) and 12 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(X_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "X.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][24], "place.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(argmax_rfactor_top_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_top_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "top", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(top_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "top.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][27], "place.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(top_handle, 0, 1, T.handle().ty))), ("ValueError", ["top", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(argmax_rfactor_best_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_rfactor_best_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "best", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(best_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "best.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][30], "place.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(best_handle, 0, 1, T.handle().ty))), ("ValueError", ["best", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_place_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "place.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][32], "4"])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_place_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "place.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][33], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "place.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][34], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_X_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][35], "4"])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_X_shape, 1, 17, "int64")) == 12, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][36], "12"])
                        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][37], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_top_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "top.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][38], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(top_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "top.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][39], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(argmax_rfactor_best_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "best.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][40], "4"])
                        assert T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "best.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "argmax_rfactor(place: Tensor([4, 12], int32), X: Tensor([4, 12], float32), top: Tensor([4], int32), best: Tensor([4], float32))", metadata["tirx.StringImm"][41], "0"])
                        place = T.decl_buffer((4, 12), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty)))
                        X = T.decl_buffer((4, 12), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                        top = T.decl_buffer((4,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(top_handle, 0, 1, T.handle().ty)))
                        best = T.decl_buffer((4,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(best_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "argmax_rfactor_compute_"}):
                            top_rf = T.alloc_buffer((12,), "int32")
                            best_rf = T.alloc_buffer((12,))
                            place_1 = place.view(48)
                            X_1 = X.view(48)
                            top_1 = T.decl_buffer((4,), "int32", data=top.data)
                            best_1 = T.decl_buffer((4,), data=best.data)
                            for i, k_0, k_1 in T.grid(4, 3, 4):
                                cse_v1: T.let[T.int32] = i * 3 + k_0
                                if k_1 == 0:
                                    top_rf[cse_v1] = -1
                                    best_rf[cse_v1] = T.float32(-340282346638528859811704183484516925440.0)
                                cse_v3: T.let[T.int32] = i * 12 + k_0 * 4 + k_1
                                v_top_rf: T.let[T.int32] = T.if_then_else(X_1[cse_v3] <= best_rf[cse_v1], top_rf[cse_v1], place_1[cse_v3])
                                v_best_rf: T.let[T.float32] = T.if_then_else(X_1[cse_v3] <= best_rf[cse_v1], best_rf[cse_v1], X_1[cse_v3])
                                top_rf[cse_v1] = v_top_rf
                                best_rf[cse_v1] = v_best_rf
                            for i, k_0 in T.grid(4, 3):
                                if k_0 == 0:
                                    top_1[i] = -1
                                    best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
                                cse_v2: T.let[T.int32] = i * 3 + k_0
                                v_top: T.let[T.int32] = T.if_then_else(best_rf[cse_v2] <= best_1[i], top_1[i], top_rf[cse_v2])
                                v_best: T.let[T.float32] = T.if_then_else(best_rf[cse_v2] <= best_1[i], best_1[i], best_rf[cse_v2])
                                top_1[i] = v_top
                                best_1[i] = v_best
                        return 0
