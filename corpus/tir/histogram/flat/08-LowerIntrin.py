# corpus/tir/histogram: stage 08, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 29,
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
        27
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        28
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
    def histogram(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_histogram", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", "`"])
        X_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_type_index == 0 or X_type_index == 4 or X_type_index == 7 or X_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        X_handle: T.let[T.handle] = T.if_then_else(X_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        H_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert H_type_index == 0 or H_type_index == 4 or H_type_index == 7 or H_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        H_handle: T.let[T.handle] = T.if_then_else(H_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(X_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "X", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][4], "1"])
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "X", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][5], "uint8"])
        histogram_X_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 2, T.handle("int64", "global").ty)
        histogram_X_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(X_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "X", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X = T.Buffer((40,), "uint8")
        with T.attr(X, "storage_alignment", 64):
            assert not T.isnullptr(H_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 1 == T.tvm_struct_get(H_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "H", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][8], "1"])
            assert T.tvm_struct_get(H_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(H_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(H_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "H", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][9], "int32"])
            histogram_H_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(H_handle, 0, 2, T.handle("int64", "global").ty)
            histogram_H_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(H_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(H_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "H", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][10], "cpu"])
            H = T.Buffer((6,), "int32")
            with T.attr(H, "storage_alignment", 64):
                if not T.isnullptr(histogram_X_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(histogram_X_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "X", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("uint8", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty))), ("ValueError", ["X", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(histogram_H_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(histogram_H_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "H", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(H_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "H.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][14], "X.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(H_handle, 0, 1, T.handle().ty))), ("ValueError", ["H", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(histogram_X_shape, 0, 17, "int64")) == 40, ("ValueError", ["Invalid ", "X.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][16], "40"])
                assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "X.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][17], "0"])
                assert T.Cast("int32", T.tvm_struct_get(histogram_H_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "H.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][18], "6"])
                assert T.uint64(0) == T.tvm_struct_get(H_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "H.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "histogram(X: Tensor([40], uint8), H: Tensor([6], int32))", metadata["tirx.StringImm"][19], "0"])
                X = T.decl_buffer((40,), "uint8", data=T.reinterpret(T.handle("uint8", "global").ty, T.tvm_struct_get(X_handle, 0, 1, T.handle().ty)))
                H = T.decl_buffer((6,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(H_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "histogram_compute_"}):
                    X_1 = T.decl_buffer((40,), "uint8", data=X.data)
                    H_1 = T.decl_buffer((6,), "int32", data=H.data)
                    for b in range(6):
                        H_1[b] = 0
                    for i in range(40):
                        bin: T.let[T.int32] = T.Div(T.Cast("int32", X_1[i]), 43)
                        H_1[bin] = H_1[bin] + 1
                return 0
