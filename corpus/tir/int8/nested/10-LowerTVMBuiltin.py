# corpus/tir/int8: stage 10, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int8; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int8(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_int8", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "int8: num_args should be 3"
        assert not T.isnullptr(args), "int8: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "int8: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "int8: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "int8: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "int8.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "int8.A_handle.ndim is expected to equal 2"
        int8_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        int8_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=int8_A_handle_shape)
        int8_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        int8_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=int8_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int8", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "int8.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "int8.B_handle.ndim is expected to equal 2"
        int8_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        int8_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=int8_B_handle_shape)
        int8_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        int8_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=int8_B_handle_strides)
        B: T.handle("int8", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "int8.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "int8.C_handle.ndim is expected to equal 2"
        int8_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        int8_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=int8_C_handle_shape)
        int8_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        int8_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=int8_C_handle_strides)
        C: T.handle("int8", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "int8.A_handle.dtype is expected to be int8"
        assert T.Cast("int32", int8_A_handle_shape_1[0]) == 9, "Argument int8.A_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", int8_A_handle_shape[0])"
        assert T.Cast("int32", int8_A_handle_shape_1[1]) == 11, "Argument int8.A_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", int8_A_handle_shape[1])"
        if not T.isnullptr(int8_A_handle_strides):
            assert 1 == T.Cast("int32", int8_A_handle_strides_1[1]) and 11 == T.Cast("int32", int8_A_handle_strides_1[0]), "int8.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument int8.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument int8.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "int8.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "int8.B_handle.dtype is expected to be int8"
        assert T.Cast("int32", int8_B_handle_shape_1[0]) == 10, "Argument int8.B_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", int8_B_handle_shape[0])"
        assert T.Cast("int32", int8_B_handle_shape_1[1]) == 11, "Argument int8.B_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", int8_B_handle_shape[1])"
        if not T.isnullptr(int8_B_handle_strides):
            assert 1 == T.Cast("int32", int8_B_handle_strides_1[1]) and 11 == T.Cast("int32", int8_B_handle_strides_1[0]), "int8.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument int8.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument int8.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument int8.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "int8.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "int8.C_handle.dtype is expected to be int8"
        assert T.Cast("int32", int8_C_handle_shape_1[0]) == 9, "Argument int8.C_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", int8_C_handle_shape[0])"
        assert T.Cast("int32", int8_C_handle_shape_1[1]) == 10, "Argument int8.C_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", int8_C_handle_shape[1])"
        if not T.isnullptr(int8_C_handle_strides):
            assert 1 == T.Cast("int32", int8_C_handle_strides_1[1]) and 10 == T.Cast("int32", int8_C_handle_strides_1[0]), "int8.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument int8.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument int8.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument int8.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "int8.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((9, 11), "int8", data=A)
        B_1 = T.decl_buffer((10, 11), "int8", data=B)
        C_1 = T.decl_buffer((9, 10), "int8", data=C)
        with T.attr(0, "compute_scope", "int8_compute_"):
            acc = T.allocate([90], "int32", "global")
            acc_1 = T.Buffer((90,), "int32", data=acc)
            for i, j, k in T.grid(9, 10, 11):
                cse_v1: T.int32 = i * 10 + j
                if k == 0:
                    acc_1[cse_v1] = 0
                A_2 = T.Buffer((99,), "int8", data=A)
                B_2 = T.Buffer((110,), "int8", data=B)
                acc_1[cse_v1] = acc_1[cse_v1] + T.Cast("int32", A_2[i * 11 + k]) * T.Cast("int32", B_2[j * 11 + k])
            for i, j in T.grid(9, 10):
                cse_v2: T.int32 = i * 10 + j
                C_2 = T.Buffer((90,), "int8", data=C)
                C_2[cse_v2] = T.Cast("int8", T.max(T.min(T.shift_right(acc_1[cse_v2] * 97 + 16384, 15) + 3, 127), -128))
        return 0
