# corpus/tir/while_loop: stage 08, after tirx.LowerTVMBuiltin, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: while_loop; buffers: flat; expect: read
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
    def while_loop(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_while_loop", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        assert num_args == 2, ("TypeError", ["Expected ", "2", " arguments", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", "`"])
        assert not T.isnullptr(args), ("TypeError", ["args pointer is NULL", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", "`"])
        N_type_index: T.let[T.int32] = T.tvm_struct_get(args, 0, 13, "int32")
        assert N_type_index == 0 or N_type_index == 4 or N_type_index == 7 or N_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][1], "Tensor"])
        N_handle: T.let[T.handle] = T.if_then_else(N_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, T.handle().ty), 24), T.tvm_struct_get(args, 0, 15, T.handle().ty))
        steps_type_index: T.let[T.int32] = T.tvm_struct_get(args, 1, 13, "int32")
        assert steps_type_index == 0 or steps_type_index == 4 or steps_type_index == 7 or steps_type_index >= 64, ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][2], "Tensor"])
        steps_handle: T.let[T.handle] = T.if_then_else(steps_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, T.handle().ty), 24), T.tvm_struct_get(args, 1, 15, T.handle().ty))
        assert not T.isnullptr(N_handle), ("TypeError", ["Mismatched type on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][3], "Tensor"])
        assert 1 == T.tvm_struct_get(N_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "N", ".ndim on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][4], "1"])
        assert T.tvm_struct_get(N_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(N_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(N_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "N", ".dtype on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][5], "int32"])
        while_loop_N_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(N_handle, 0, 2, T.handle("int64", "global").ty)
        while_loop_N_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(N_handle, 0, 3, T.handle("int64", "global").ty)
        assert T.tvm_struct_get(N_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "N", ".device_type on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][6], "cpu"])
        dev_id: T.let[T.int32] = T.tvm_struct_get(N_handle, 0, 9, "int32")
        N = T.Buffer((12,), "int32")
        with T.attr(N, "storage_alignment", 64):
            assert not T.isnullptr(steps_handle), ("TypeError", ["Mismatched type on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][7], "Tensor"])
            assert 1 == T.tvm_struct_get(steps_handle, 0, 4, "int32"), ("ValueError", ["Mismatched ", "steps", ".ndim on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][8], "1"])
            assert T.tvm_struct_get(steps_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(steps_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(steps_handle, 0, 7, "uint16") == T.uint16(1), ("TypeError", ["Mismatched ", "steps", ".dtype on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][9], "int32"])
            while_loop_steps_shape: T.let[T.handle("int64", "global")] = T.tvm_struct_get(steps_handle, 0, 2, T.handle("int64", "global").ty)
            while_loop_steps_strides: T.let[T.handle("int64", "global")] = T.tvm_struct_get(steps_handle, 0, 3, T.handle("int64", "global").ty)
            assert T.tvm_struct_get(steps_handle, 0, 10, "int32") == 1, ("ValueError", ["Mismatched ", "steps", ".device_type on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][10], "cpu"])
            steps = T.Buffer((12,), "int32")
            with T.attr(steps, "storage_alignment", 64):
                if not T.isnullptr(while_loop_N_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(while_loop_N_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "N", ".strides on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][11]])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(N_handle, 0, 1, T.handle().ty))), ("ValueError", ["N", " data pointer is NULL on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][12]])
                if not T.isnullptr(while_loop_steps_strides):
                    assert 1 == T.Cast("int32", T.tvm_struct_get(while_loop_steps_strides, 0, 17, "int64")), ("ValueError", ["Mismatched ", "steps", ".strides on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][13]])
                assert dev_id == T.tvm_struct_get(steps_handle, 0, 9, "int32"), ("ValueError", ["Mismatched ", "steps.device_id", " on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][14], "N.device_id"])
                assert not T.isnullptr(T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(steps_handle, 0, 1, T.handle().ty))), ("ValueError", ["steps", " data pointer is NULL on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][15]])
                assert T.Cast("int32", T.tvm_struct_get(while_loop_N_shape, 0, 17, "int64")) == 12, ("ValueError", ["Invalid ", "N.shape[0]", " on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][16], "12"])
                assert T.uint64(0) == T.tvm_struct_get(N_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "N.byte_offset", " on argument #", "0", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][17], "0"])
                assert T.Cast("int32", T.tvm_struct_get(while_loop_steps_shape, 0, 17, "int64")) == 12, ("ValueError", ["Invalid ", "steps.shape[0]", " on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][18], "12"])
                assert T.uint64(0) == T.tvm_struct_get(steps_handle, 0, 8, "uint64"), ("ValueError", ["Invalid ", "steps.byte_offset", " on argument #", "1", metadata["tirx.StringImm"][0], "while_loop(N: Tensor([12], int32), steps: Tensor([12], int32))", metadata["tirx.StringImm"][19], "0"])
                N = T.decl_buffer((12,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(N_handle, 0, 1, T.handle().ty)))
                steps = T.decl_buffer((12,), "int32", data=T.reinterpret(T.handle("int32", "global").ty, T.tvm_struct_get(steps_handle, 0, 1, T.handle().ty)))
                with T.attr({"compute_scope": "while_loop_compute_"}):
                    x = T.alloc_buffer((1,), "int32")
                    N_1 = T.decl_buffer((12,), "int32", data=N.data)
                    steps_1 = T.decl_buffer((12,), "int32", data=steps.data)
                    for i in range(12):
                        x[0] = N_1[i]
                        steps_1[i] = 0
                        while x[0] != 1:
                            if x[0] % 2 == 0:
                                x[0] = x[0] // 2
                            else:
                                x[0] = x[0] * 3 + 1
                            steps_1[i] = steps_1[i] + 1
                return 0
