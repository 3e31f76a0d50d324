# corpus/tir/mixed_precision: stage 09, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: mixed_precision; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mixed_precision(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_mixed_precision", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "mixed_precision: num_args should be 4"
        assert not T.isnullptr(args), "mixed_precision: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "mixed_precision: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "mixed_precision: Expect arg[1] to be pointer"
        bias_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert bias_handle_type_index == 0 or bias_handle_type_index == 4 or bias_handle_type_index == 7 or bias_handle_type_index >= 64, "mixed_precision: Expect arg[2] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "mixed_precision: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        bias_handle: T.handle = T.Select(bias_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "mixed_precision.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "mixed_precision.A_handle.ndim is expected to equal 2"
        mixed_precision_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        mixed_precision_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=mixed_precision_A_handle_shape)
        mixed_precision_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        mixed_precision_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=mixed_precision_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float16", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "mixed_precision.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "mixed_precision.B_handle.ndim is expected to equal 2"
        mixed_precision_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        mixed_precision_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=mixed_precision_B_handle_shape)
        mixed_precision_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        mixed_precision_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=mixed_precision_B_handle_strides)
        B: T.handle("float16", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(bias_handle), "mixed_precision.bias_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(bias_handle, 0, 4, "int32"), "mixed_precision.bias_handle.ndim is expected to equal 1"
        mixed_precision_bias_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 2, "handle")
        mixed_precision_bias_handle_shape_1 = T.decl_buffer((1,), "int64", data=mixed_precision_bias_handle_shape)
        mixed_precision_bias_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(bias_handle, 0, 3, "handle")
        mixed_precision_bias_handle_strides_1 = T.decl_buffer((0,), "int64", data=mixed_precision_bias_handle_strides)
        bias: T.handle("float32", "global") = T.tvm_struct_get(bias_handle, 0, 1, "handle")
        T.attr(bias, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "mixed_precision.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "mixed_precision.C_handle.ndim is expected to equal 2"
        mixed_precision_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        mixed_precision_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=mixed_precision_C_handle_shape)
        mixed_precision_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        mixed_precision_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=mixed_precision_C_handle_strides)
        C: T.handle("float16", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "mixed_precision.A_handle.dtype is expected to be float16"
        assert T.Cast("int32", mixed_precision_A_handle_shape_1[0]) == 6, "Argument mixed_precision.A_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", mixed_precision_A_handle_shape[0])"
        assert T.Cast("int32", mixed_precision_A_handle_shape_1[1]) == 9, "Argument mixed_precision.A_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", mixed_precision_A_handle_shape[1])"
        if not T.isnullptr(mixed_precision_A_handle_strides):
            assert 1 == T.Cast("int32", mixed_precision_A_handle_strides_1[1]) and 9 == T.Cast("int32", mixed_precision_A_handle_strides_1[0]), "mixed_precision.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument mixed_precision.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument mixed_precision.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "mixed_precision.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "mixed_precision.B_handle.dtype is expected to be float16"
        assert T.Cast("int32", mixed_precision_B_handle_shape_1[0]) == 9, "Argument mixed_precision.B_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", mixed_precision_B_handle_shape[0])"
        assert T.Cast("int32", mixed_precision_B_handle_shape_1[1]) == 5, "Argument mixed_precision.B_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mixed_precision_B_handle_shape[1])"
        if not T.isnullptr(mixed_precision_B_handle_strides):
            assert 1 == T.Cast("int32", mixed_precision_B_handle_strides_1[1]) and 5 == T.Cast("int32", mixed_precision_B_handle_strides_1[0]), "mixed_precision.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument mixed_precision.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument mixed_precision.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument mixed_precision.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "mixed_precision.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(bias_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(bias_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(bias_handle, 0, 7, "uint16") == T.uint16(1), "mixed_precision.bias_handle.dtype is expected to be float32"
        assert T.Cast("int32", mixed_precision_bias_handle_shape_1[0]) == 5, "Argument mixed_precision.bias_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mixed_precision_bias_handle_shape[0])"
        if not T.isnullptr(mixed_precision_bias_handle_strides):
            assert 1 == T.Cast("int32", mixed_precision_bias_handle_strides_1[0]), "mixed_precision.bias_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, "uint64"), "Argument mixed_precision.bias_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(bias_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(bias_handle, 0, 10, "int32") == 1, "Argument mixed_precision.bias_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(bias_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(bias_handle, 0, 9, "int32"), "Argument mixed_precision.bias_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(bias_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(bias), "mixed_precision.bias_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "mixed_precision.C_handle.dtype is expected to be float16"
        assert T.Cast("int32", mixed_precision_C_handle_shape_1[0]) == 6, "Argument mixed_precision.C_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", mixed_precision_C_handle_shape[0])"
        assert T.Cast("int32", mixed_precision_C_handle_shape_1[1]) == 5, "Argument mixed_precision.C_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mixed_precision_C_handle_shape[1])"
        if not T.isnullptr(mixed_precision_C_handle_strides):
            assert 1 == T.Cast("int32", mixed_precision_C_handle_strides_1[1]) and 5 == T.Cast("int32", mixed_precision_C_handle_strides_1[0]), "mixed_precision.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument mixed_precision.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument mixed_precision.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument mixed_precision.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "mixed_precision.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((6, 9), "float16", data=A)
        B_1 = T.decl_buffer((9, 5), "float16", data=B)
        bias_1 = T.decl_buffer((5,), data=bias)
        C_1 = T.decl_buffer((6, 5), "float16", data=C)
        with T.attr(0, "compute_scope", "mixed_precision_compute_"):
            S = T.allocate([30], "float32", "global")
            S_1 = T.Buffer((30,), data=S)
            for i, j, k in T.grid(6, 5, 9):
                cse_v1: T.int32 = i * 5 + j
                if k == 0:
                    S_1[cse_v1] = T.float32(0.0)
                A_2 = T.Buffer((54,), "float16", data=A)
                B_2 = T.Buffer((45,), "float16", data=B)
                S_1[cse_v1] = S_1[cse_v1] + T.Cast("float32", A_2[i * 9 + k]) * T.Cast("float32", B_2[k * 5 + j])
            for i, j in T.grid(6, 5):
                cse_v2: T.int32 = i * 5 + j
                C_2 = T.Buffer((30,), "float16", data=C)
                bias_2 = T.Buffer((5,), data=bias)
                C_2[cse_v2] = T.Cast("float16", S_1[cse_v2] + bias_2[j])
        return 0
