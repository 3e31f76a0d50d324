# corpus/tir/argmax: stage 10, after tirx.MakePackedAPI, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: argmax; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 40,
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
        38
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        39
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
    def argmax(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_argmax", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 3, ("TypeError", ["Expected ", "3", " arguments", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        best_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert best_type_index == 0 or best_type_index == 4 or best_type_index == 7 or best_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        best_handle: T.let[T.handle] = T.if_then_else(best_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        place_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert place_type_index == 0 or place_type_index == 4 or place_type_index == 7 or place_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        place_handle: T.let[T.handle] = T.if_then_else(place_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][4], "Tensor"])
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][5], "2"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][6], "float32"])
        argmax_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        argmax_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][7], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((6, 9))
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(best_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][8], "Tensor"])
            assert 1 == T.tvm_struct_get(best_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "best", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][9], "1"])
            assert T.tvm_struct_get(best_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(best_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(best_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "best", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][10], "float32"])
            argmax_best_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(best_handle, 0, 2, T.handle("int64", "global").ty)
            argmax_best_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(best_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(best_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "best", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][11], "cpu"])
            best = T.Buffer((6,))
            with T.attr(best, "storage_alignment", 64):
                assert not T.isnullptr(place_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][12], "Tensor"])
                assert 1 == T.tvm_struct_get(place_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "place", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][13], "1"])
                assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "place", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][14], "int32"])
                argmax_place_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 2, T.handle("int64", "global").ty)
                argmax_place_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(place_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "place", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][15], "cpu"])
                place = T.Buffer((6,), "int32")
                with T.attr(place, "storage_alignment", 64):
                    T.attr("default", "device_id", dev_id)
                    T.attr("default", "device_type", 1)
                    if not T.isnullptr(argmax_X_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_X_strides, 1, 17, "int64")) and 9 == T.Cast("int32", T.tvm_struct_get(argmax_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][16]])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][17]])
                    if not T.isnullptr(argmax_best_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_best_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "best", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][18]])
                    assert dev_id == T.tvm_struct_get(best_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "best.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][19], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(best_handle, 0, 1, T.handle().ty))), ("ValueError", ["best", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][20]])
                    if not T.isnullptr(argmax_place_strides):
                        assert 1 == T.Cast("int32", T.tvm_struct_get(argmax_place_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "place", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][21]])
                    assert dev_id == T.tvm_struct_get(place_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "place.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][22], "X.device_id"])
                    assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty))), ("ValueError", ["place", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][23]])
                    assert T.Cast("int32", T.tvm_struct_get(argmax_X_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][24], "6"])
                    assert T.Cast("int32", T.tvm_struct_get(argmax_X_shape, 1, 17, "int64")) == 9, ("ValueError", ["Invalid ", "X.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][25], "9"])
                    assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][26], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(argmax_best_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "best.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][27], "6"])
                    assert T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "best.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][28], "0"])
                    assert T.Cast("int32", T.tvm_struct_get(argmax_place_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "place.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][29], "6"])
                    assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "place.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "argmax(X: Tensor([6, 9], float32), best: Tensor([6], float32), place: Tensor([6], int32))", metadata["tirx.StringImm"][30], "0"])
                    X = T.decl_buffer((6, 9), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                    best = T.decl_buffer((6,), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(best_handle, 0, 1, T.handle().ty)))
                    place = T.decl_buffer((6,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(place_handle, 0, 1, T.handle().ty)))
                    with T.attr({"compute_scope": "argmax_compute_"}):
                        X_1 = X.view(54)
                        best_1 = T.decl_buffer((6,), data=best.data)
                        place_1 = T.decl_buffer((6,), "int32", data=place.data)
                        for i, k in T.grid(6, 9):
                            if k == 0:
                                place_1[i] = -1
                                best_1[i] = T.float32(-340282346638528859811704183484516925440.0)
                            cse_v1: T.let[T.int32] = i * 9 + k
                            new_place: T.let[T.int32] = T.if_then_else(X_1[cse_v1] <= best_1[i], place_1[i], k)
                            new_best: T.let[T.float32] = T.if_then_else(X_1[cse_v1] <= best_1[i], best_1[i], X_1[cse_v1])
                            place_1[i] = new_place
                            best_1[i] = new_best
                    return 0
