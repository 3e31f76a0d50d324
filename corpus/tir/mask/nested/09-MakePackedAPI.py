# corpus/tir/mask: stage 09, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: mask; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def mask(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_mask", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 4, "mask: num_args should be 4"
        assert not T.isnullptr(args), "mask: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "mask: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "mask: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "mask: Expect arg[2] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "mask: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "mask.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "mask.A_handle.ndim is expected to equal 2"
        mask_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        mask_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=mask_A_handle_shape)
        mask_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        mask_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=mask_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "mask.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "mask.B_handle.ndim is expected to equal 2"
        mask_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        mask_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=mask_B_handle_shape)
        mask_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        mask_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=mask_B_handle_strides)
        B: T.handle("int8", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "mask.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "mask.C_handle.ndim is expected to equal 2"
        mask_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        mask_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=mask_C_handle_shape)
        mask_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        mask_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=mask_C_handle_strides)
        C: T.handle("int8", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "mask.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "mask.D_handle.ndim is expected to equal 2"
        mask_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        mask_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=mask_D_handle_shape)
        mask_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        mask_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=mask_D_handle_strides)
        D: T.handle("int32", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "mask.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", mask_A_handle_shape_1[0]) == 5, "Argument mask.A_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mask_A_handle_shape[0])"
        assert T.Cast("int32", mask_A_handle_shape_1[1]) == 8, "Argument mask.A_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", mask_A_handle_shape[1])"
        if not T.isnullptr(mask_A_handle_strides):
            assert 1 == T.Cast("int32", mask_A_handle_strides_1[1]) and 8 == T.Cast("int32", mask_A_handle_strides_1[0]), "mask.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument mask.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument mask.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "mask.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(1) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "mask.B_handle.dtype is expected to be bool"
        assert T.Cast("int32", mask_B_handle_shape_1[0]) == 5, "Argument mask.B_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mask_B_handle_shape[0])"
        assert T.Cast("int32", mask_B_handle_shape_1[1]) == 8, "Argument mask.B_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", mask_B_handle_shape[1])"
        if not T.isnullptr(mask_B_handle_strides):
            assert 1 == T.Cast("int32", mask_B_handle_strides_1[1]) and 8 == T.Cast("int32", mask_B_handle_strides_1[0]), "mask.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument mask.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument mask.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument mask.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "mask.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(1) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "mask.C_handle.dtype is expected to be bool"
        assert T.Cast("int32", mask_C_handle_shape_1[0]) == 5, "Argument mask.C_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mask_C_handle_shape[0])"
        assert T.Cast("int32", mask_C_handle_shape_1[1]) == 8, "Argument mask.C_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", mask_C_handle_shape[1])"
        if not T.isnullptr(mask_C_handle_strides):
            assert 1 == T.Cast("int32", mask_C_handle_strides_1[1]) and 8 == T.Cast("int32", mask_C_handle_strides_1[0]), "mask.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument mask.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument mask.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument mask.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "mask.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "mask.D_handle.dtype is expected to be int32"
        assert T.Cast("int32", mask_D_handle_shape_1[0]) == 5, "Argument mask.D_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", mask_D_handle_shape[0])"
        assert T.Cast("int32", mask_D_handle_shape_1[1]) == 8, "Argument mask.D_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", mask_D_handle_shape[1])"
        if not T.isnullptr(mask_D_handle_strides):
            assert 1 == T.Cast("int32", mask_D_handle_strides_1[1]) and 8 == T.Cast("int32", mask_D_handle_strides_1[0]), "mask.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument mask.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument mask.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument mask.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(D), "mask.D_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((5, 8), "int32", data=A)
        B_1 = T.decl_buffer((5, 8), "bool", data=B)
        C_1 = T.decl_buffer((5, 8), "bool", data=C)
        D_1 = T.decl_buffer((5, 8), "int32", data=D)
        with T.attr(0, "compute_scope", "mask_compute_"):
            C_2 = T.Buffer((40,), "int8", data=C)
            A_2 = T.Buffer((40,), "int32", data=A)
            B_2 = T.Buffer((40,), "int8", data=B)
            for i, j in T.grid(5, 8):
                cse_v1: T.int32 = i * 8 + j
                C_2[cse_v1] = T.Cast("int8", -2 <= A_2[cse_v1] and not T.Cast("bool", B_2[cse_v1]) or A_2[cse_v1] == 5 or i * 3 != j + 1 and A_2[cse_v1] < -6)
            for i, j in T.grid(5, 8):
                cse_v2: T.int32 = i * 8 + j
                D_2 = T.Buffer((40,), "int32", data=D)
                D_2[cse_v2] = T.if_then_else(T.Cast("bool", C_2[cse_v2]), A_2[cse_v2], T.Cast("int32", T.Cast("bool", B_2[cse_v2])) - 7)
        return 0
