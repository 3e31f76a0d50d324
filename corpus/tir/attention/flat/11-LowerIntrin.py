# corpus/tir/attention: stage 11, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: flat; expect: read
metadata = tvm.ir.load_json("""{
  \"root_index\": 53,
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
        49,
        50,
        51
      ]
    },
    {
      \"type\": \"ffi.Map\",
      \"data\": [
        0,
        52
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
    def attention(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_attention", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 4, ("TypeError", ["Expected ", "4", " arguments", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", "`"])
        Q_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert Q_type_index == 0 or Q_type_index == 4 or Q_type_index == 7 or Q_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][1], "Tensor"])
        Q_handle: T.let[T.handle] = T.if_then_else(Q_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        K_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert K_type_index == 0 or K_type_index == 4 or K_type_index == 7 or K_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][2], "Tensor"])
        K_handle: T.let[T.handle] = T.if_then_else(K_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        V_type_index: T.let[T.int32] = T.tvm_struct_get(args, 2, 13, "int32")
        assert V_type_index == 0 or V_type_index == 4 or V_type_index == 7 or V_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][3], "Tensor"])
        V_handle: T.let[T.handle] = T.if_then_else(V_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, T.handle().ty), 24), T.tvm_struct_get(args, 2, 15, T.handle().ty))
        O_type_index: T.let[T.int32] = T.tvm_struct_get(args, 3, 13, "int32")
        assert O_type_index == 0 or O_type_index == 4 or O_type_index == 7 or O_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][4], "Tensor"])
        O_handle: T.let[T.handle] = T.if_then_else(O_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, T.handle().ty), 24), T.tvm_struct_get(args, 3, 15, T.handle().ty))
        assert not T.isnullptr(Q_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][5], "Tensor"])
        assert 2 == T.tvm_struct_get(Q_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "Q", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][6], "2"])
        assert T.tvm_struct_get(Q_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Q_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Q_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "Q", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][7], "float32"])
        attention_Q_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Q_handle, 0, 2, T.handle("int64", "global").ty)
        attention_Q_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(Q_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(Q_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "Q", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][8], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(Q_handle, 0, 9, "int32")
        Q = T.Buffer((4, 16))
        with T.attr(Q, "storage_alignment", 64):
            assert not T.isnullptr(K_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][9], "Tensor"])
            assert 2 == T.tvm_struct_get(K_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "K", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][10], "2"])
            assert T.tvm_struct_get(K_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(K_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(K_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "K", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][11], "float32"])
            attention_K_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(K_handle, 0, 2, T.handle("int64", "global").ty)
            attention_K_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(K_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(K_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "K", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][12], "cpu"])
            K = T.Buffer((6, 16))
            with T.attr(K, "storage_alignment", 64):
                assert not T.isnullptr(V_handle), ("TypeError", ["Mismatched type on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][13], "Tensor"])
                assert 2 == T.tvm_struct_get(V_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "V", ".ndim on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][14], "2"])
                assert T.tvm_struct_get(V_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(V_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(V_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "V", ".dtype on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][15], "float32"])
                attention_V_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(V_handle, 0, 2, T.handle("int64", "global").ty)
                attention_V_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(V_handle, 0, 3, T.handle("int64", "global").ty)
                assert T.tvm_struct_get(V_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "V", ".device_type on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][16], "cpu"])
                V = T.Buffer((6, 5))
                with T.attr(V, "storage_alignment", 64):
                    assert not T.isnullptr(O_handle), ("TypeError", ["Mismatched type on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][17], "Tensor"])
                    assert 2 == T.tvm_struct_get(O_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "O", ".ndim on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][18], "2"])
                    assert T.tvm_struct_get(O_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(O_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(O_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "O", ".dtype on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][19], "float32"])
                    attention_O_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(O_handle, 0, 2, T.handle("int64", "global").ty)
                    attention_O_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(O_handle, 0, 3, T.handle("int64", "global").ty)
                    assert T.tvm_struct_get(O_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "O", ".device_type on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][20], "cpu"])
                    O = T.Buffer((4, 5))
                    with T.attr(O, "storage_alignment", 64):
                        if not T.isnullptr(attention_Q_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(attention_Q_strides, 1, 17, "int64")) and 16 == T.Cast("int32", T.tvm_struct_get(attention_Q_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "Q", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][21]])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Q_handle, 0, 1, T.handle().ty))), ("ValueError", ["Q", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][22]])
                        if not T.isnullptr(attention_K_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(attention_K_strides, 1, 17, "int64")) and 16 == T.Cast("int32", T.tvm_struct_get(attention_K_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "K", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][23]])
                        assert dev_id == T.tvm_struct_get(K_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "K.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][24], "Q.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(K_handle, 0, 1, T.handle().ty))), ("ValueError", ["K", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][25]])
                        if not T.isnullptr(attention_V_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(attention_V_strides, 1, 17, "int64")) and 5 == T.Cast("int32", T.tvm_struct_get(attention_V_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "V", ".strides on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][26]])
                        assert dev_id == T.tvm_struct_get(V_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "V.device_id", " on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][27], "Q.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(V_handle, 0, 1, T.handle().ty))), ("ValueError", ["V", " data pointer is NULL on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][28]])
                        if not T.isnullptr(attention_O_strides):
                            assert 1 == T.Cast("int32", T.tvm_struct_get(attention_O_strides, 1, 17, "int64")) and 5 == T.Cast("int32", T.tvm_struct_get(attention_O_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "O", ".strides on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][29]])
                        assert dev_id == T.tvm_struct_get(O_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "O.device_id", " on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][30], "Q.device_id"])
                        assert not T.isnullptr(T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(O_handle, 0, 1, T.handle().ty))), ("ValueError", ["O", " data pointer is NULL on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][31]])
                        assert T.Cast("int32", T.tvm_struct_get(attention_Q_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "Q.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][32], "4"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_Q_shape, 1, 17, "int64")) == 16, ("ValueError", ["Invalid ", "Q.shape[1]", " on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][33], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "Q.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][34], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_K_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "K.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][35], "6"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_K_shape, 1, 17, "int64")) == 16, ("ValueError", ["Invalid ", "K.shape[1]", " on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][36], "16"])
                        assert T.uint64(0) == T.tvm_struct_get(K_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "K.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][37], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_V_shape, 0, 17, "int64")) == 6, ("ValueError", ["Invalid ", "V.shape[0]", " on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][38], "6"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_V_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "V.shape[1]", " on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][39], "5"])
                        assert T.uint64(0) == T.tvm_struct_get(V_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "V.byte_offset", " on argument #", "2", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][40], "0"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_O_shape, 0, 17, "int64")) == 4, ("ValueError", ["Invalid ", "O.shape[0]", " on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][41], "4"])
                        assert T.Cast("int32", T.tvm_struct_get(attention_O_shape, 1, 17, "int64")) == 5, ("ValueError", ["Invalid ", "O.shape[1]", " on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][42], "5"])
                        assert T.uint64(0) == T.tvm_struct_get(O_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "O.byte_offset", " on argument #", "3", metadata["tirx.StringImm"][0], "attention(Q: Tensor([4, 16], float32), K: Tensor([6, 16], float32), V: Tensor([6, 5], float32), O: Tensor([4, 5], float32))", metadata["tirx.StringImm"][43], "0"])
                        Q = T.decl_buffer((4, 16), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(Q_handle, 0, 1, T.handle().ty)))
                        K = T.decl_buffer((6, 16), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(K_handle, 0, 1, T.handle().ty)))
                        V = T.decl_buffer((6, 5), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(V_handle, 0, 1, T.handle().ty)))
                        O = T.decl_buffer((4, 5), data=T.reinterpret(T.handle("float32", "global").ty, T.tvm_struct_get(O_handle, 0, 1, T.handle().ty)))
                        with T.attr({"compute_scope": "attention_compute_"}):
                            P = T.alloc_buffer((24,))
                            M = T.alloc_buffer((4,))
                            Q_1 = Q.view(64)
                            K_1 = K.view(96)
                            V_1 = V.view(30)
                            O_1 = O.view(20)
                            P_1 = T.decl_buffer((24,), data=P.data)
                            M_1 = T.decl_buffer((4,), data=M.data)
                            for i, j, k in T.grid(4, 6, 16):
                                cse_v1: T.let[T.int32] = i * 6 + j
                                if k == 0:
                                    P[cse_v1] = T.float32(0.0)
                                P[cse_v1] = P[cse_v1] + Q_1[i * 16 + k] * K_1[j * 16 + k]
                            for i, k in T.grid(4, 6):
                                if k == 0:
                                    M[i] = T.float32(-340282346638528859811704183484516925440.0)
                                M[i] = T.max(M[i], P[i * 6 + k])
                            for i, j in T.grid(4, 6):
                                cse_v2: T.let[T.int32] = i * 6 + j
                                P_1[cse_v2] = T.call_pure_extern("float32", "expf", (P[cse_v2] - M[i]) * T.float32(0.25))
                            for i, k in T.grid(4, 6):
                                if k == 0:
                                    M_1[i] = T.float32(0.0)
                                M_1[i] = M_1[i] + P_1[i * 6 + k]
                            for i, j, k in T.grid(4, 5, 6):
                                cse_v3: T.let[T.int32] = i * 5 + j
                                if k == 0:
                                    O_1[cse_v3] = T.float32(0.0)
                                O_1[cse_v3] = O_1[cse_v3] + P_1[i * 6 + k] / M_1[i] * V_1[k * 5 + j]
                        return 0
