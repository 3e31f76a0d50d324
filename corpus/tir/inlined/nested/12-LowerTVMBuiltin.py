# corpus/tir/inlined: stage 12, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def inlined(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_inlined", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "inlined: num_args should be 3"
        assert not T.isnullptr(args), "inlined: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "inlined: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "inlined: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "inlined: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "inlined.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "inlined.A_handle.ndim is expected to equal 1"
        inlined_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        inlined_A_handle_shape_1 = T.decl_buffer((1,), "int64", data=inlined_A_handle_shape)
        inlined_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        inlined_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=inlined_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "inlined.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "inlined.B_handle.ndim is expected to equal 1"
        inlined_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        inlined_B_handle_shape_1 = T.decl_buffer((1,), "int64", data=inlined_B_handle_shape)
        inlined_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        inlined_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=inlined_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "inlined.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "inlined.C_handle.ndim is expected to equal 1"
        inlined_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        inlined_C_handle_shape_1 = T.decl_buffer((1,), "int64", data=inlined_C_handle_shape)
        inlined_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        inlined_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=inlined_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "inlined.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", inlined_A_handle_shape_1[0]) == 11, "Argument inlined.A_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", inlined_A_handle_shape[0])"
        if not T.isnullptr(inlined_A_handle_strides):
            assert 1 == T.Cast("int32", inlined_A_handle_strides_1[0]), "inlined.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument inlined.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument inlined.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "inlined.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "inlined.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", inlined_B_handle_shape_1[0]) == 11, "Argument inlined.B_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", inlined_B_handle_shape[0])"
        if not T.isnullptr(inlined_B_handle_strides):
            assert 1 == T.Cast("int32", inlined_B_handle_strides_1[0]), "inlined.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument inlined.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument inlined.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument inlined.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "inlined.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "inlined.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", inlined_C_handle_shape_1[0]) == 11, "Argument inlined.C_handle.shape[0] has an unsatisfied constraint: 11 == T.Cast(\"int32\", inlined_C_handle_shape[0])"
        if not T.isnullptr(inlined_C_handle_strides):
            assert 1 == T.Cast("int32", inlined_C_handle_strides_1[0]), "inlined.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument inlined.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument inlined.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument inlined.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "inlined.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((11,), data=A)
        B_1 = T.decl_buffer((11,), data=B)
        C_1 = T.decl_buffer((11,), data=C)
        with T.attr(0, "compute_scope", "inlined_compute_"):
            for i in range(11):
                C_2 = T.Buffer((11,), data=C)
                A_2 = T.Buffer((11,), data=A)
                B_2 = T.Buffer((11,), data=B)
                C_2[i] = T.max(T.if_then_else(1 <= i, A_2[i - 1], T.float32(0.0)) + A_2[i] + T.if_then_else(i < 10, A_2[i + 1], T.float32(0.0)), B_2[i])
        return 0
