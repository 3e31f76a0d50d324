# corpus/tir/elementwise: stage 13, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: elementwise; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def elementwise(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_elementwise", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True, "tir.noalias": True})
        assert num_args == 4, "elementwise: num_args should be 4"
        assert not T.isnullptr(args), "elementwise: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "elementwise: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "elementwise: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "elementwise: Expect arg[2] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "elementwise: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "elementwise.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "elementwise.A_handle.ndim is expected to equal 2"
        elementwise_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        elementwise_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=elementwise_A_handle_shape)
        elementwise_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        elementwise_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=elementwise_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "elementwise.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "elementwise.B_handle.ndim is expected to equal 2"
        elementwise_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        elementwise_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=elementwise_B_handle_shape)
        elementwise_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        elementwise_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=elementwise_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "elementwise.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "elementwise.C_handle.ndim is expected to equal 2"
        elementwise_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        elementwise_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=elementwise_C_handle_shape)
        elementwise_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        elementwise_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=elementwise_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "elementwise.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "elementwise.D_handle.ndim is expected to equal 2"
        elementwise_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        elementwise_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=elementwise_D_handle_shape)
        elementwise_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        elementwise_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=elementwise_D_handle_strides)
        D: T.handle("float32", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "elementwise.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", elementwise_A_handle_shape_1[0]) == 7, "Argument elementwise.A_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", elementwise_A_handle_shape[0])"
        assert T.Cast("int32", elementwise_A_handle_shape_1[1]) == 9, "Argument elementwise.A_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", elementwise_A_handle_shape[1])"
        if not T.isnullptr(elementwise_A_handle_strides):
            assert 1 == T.Cast("int32", elementwise_A_handle_strides_1[1]) and 9 == T.Cast("int32", elementwise_A_handle_strides_1[0]), "elementwise.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument elementwise.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument elementwise.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "elementwise.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "elementwise.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", elementwise_B_handle_shape_1[0]) == 7, "Argument elementwise.B_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", elementwise_B_handle_shape[0])"
        assert T.Cast("int32", elementwise_B_handle_shape_1[1]) == 9, "Argument elementwise.B_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", elementwise_B_handle_shape[1])"
        if not T.isnullptr(elementwise_B_handle_strides):
            assert 1 == T.Cast("int32", elementwise_B_handle_strides_1[1]) and 9 == T.Cast("int32", elementwise_B_handle_strides_1[0]), "elementwise.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument elementwise.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument elementwise.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument elementwise.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "elementwise.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "elementwise.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", elementwise_C_handle_shape_1[0]) == 7, "Argument elementwise.C_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", elementwise_C_handle_shape[0])"
        assert T.Cast("int32", elementwise_C_handle_shape_1[1]) == 9, "Argument elementwise.C_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", elementwise_C_handle_shape[1])"
        if not T.isnullptr(elementwise_C_handle_strides):
            assert 1 == T.Cast("int32", elementwise_C_handle_strides_1[1]) and 9 == T.Cast("int32", elementwise_C_handle_strides_1[0]), "elementwise.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument elementwise.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument elementwise.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument elementwise.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "elementwise.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "elementwise.D_handle.dtype is expected to be float32"
        assert T.Cast("int32", elementwise_D_handle_shape_1[0]) == 7, "Argument elementwise.D_handle.shape[0] has an unsatisfied constraint: 7 == T.Cast(\"int32\", elementwise_D_handle_shape[0])"
        assert T.Cast("int32", elementwise_D_handle_shape_1[1]) == 9, "Argument elementwise.D_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", elementwise_D_handle_shape[1])"
        if not T.isnullptr(elementwise_D_handle_strides):
            assert 1 == T.Cast("int32", elementwise_D_handle_strides_1[1]) and 9 == T.Cast("int32", elementwise_D_handle_strides_1[0]), "elementwise.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument elementwise.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument elementwise.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument elementwise.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(D), "elementwise.D_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((7, 9), data=A)
        B_1 = T.decl_buffer((7, 9), data=B)
        C_1 = T.decl_buffer((7, 9), data=C)
        D_1 = T.decl_buffer((7, 9), data=D)
        with T.attr(0, "compute_scope", "elementwise_compute_"):
            C_2 = T.Buffer((63,), data=C)
            B_2 = T.Buffer((63,), data=B)
            A_2 = T.Buffer((63,), data=A)
            for i, j in T.grid(7, 9):
                cse_v1: T.int32 = i * 9 + j
                C_2[cse_v1] = T.if_then_else(B_2[cse_v1] < A_2[cse_v1], A_2[cse_v1] / B_2[cse_v1], T.max(A_2[cse_v1] * T.float32(3.0) + B_2[cse_v1], B_2[cse_v1] - A_2[cse_v1] * T.float32(0.29999999999999999)))
            for i, j in T.grid(7, 9):
                cse_v2: T.int32 = i * 9 + j
                D_2 = T.Buffer((63,), data=D)
                D_2[cse_v2] = T.min(T.max(C_2[cse_v2], C_2[cse_v2] * T.float32(-1.0)), T.sqrt(A_2[cse_v2] * A_2[cse_v2])) * T.floor(B_2[cse_v2] * T.float32(4.0)) - T.if_then_else(i < 3 and 5 <= j, A_2[cse_v2], B_2[cse_v2] * T.float32(-1.0))
        return 0
