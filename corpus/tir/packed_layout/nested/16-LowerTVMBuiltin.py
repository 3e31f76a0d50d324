# corpus/tir/packed_layout: stage 16, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_packed_layout", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "packed_layout: num_args should be 2"
        assert not T.isnullptr(args), "packed_layout: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "packed_layout: Expect arg[0] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "packed_layout: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "packed_layout.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "packed_layout.A_handle.ndim is expected to equal 2"
        packed_layout_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        packed_layout_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=packed_layout_A_handle_shape)
        packed_layout_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        packed_layout_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=packed_layout_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "packed_layout.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "packed_layout.C_handle.ndim is expected to equal 2"
        packed_layout_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        packed_layout_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=packed_layout_C_handle_shape)
        packed_layout_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        packed_layout_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=packed_layout_C_handle_strides)
        C: T.handle("int32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "packed_layout.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", packed_layout_A_handle_shape_1[0]) == 6, "Argument packed_layout.A_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", packed_layout_A_handle_shape[0])"
        assert T.Cast("int32", packed_layout_A_handle_shape_1[1]) == 10, "Argument packed_layout.A_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", packed_layout_A_handle_shape[1])"
        if not T.isnullptr(packed_layout_A_handle_strides):
            assert 1 == T.Cast("int32", packed_layout_A_handle_strides_1[1]) and 10 == T.Cast("int32", packed_layout_A_handle_strides_1[0]), "packed_layout.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument packed_layout.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument packed_layout.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "packed_layout.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "packed_layout.C_handle.dtype is expected to be int32"
        assert T.Cast("int32", packed_layout_C_handle_shape_1[0]) == 6, "Argument packed_layout.C_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", packed_layout_C_handle_shape[0])"
        assert T.Cast("int32", packed_layout_C_handle_shape_1[1]) == 10, "Argument packed_layout.C_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", packed_layout_C_handle_shape[1])"
        if not T.isnullptr(packed_layout_C_handle_strides):
            assert 1 == T.Cast("int32", packed_layout_C_handle_strides_1[1]) and 10 == T.Cast("int32", packed_layout_C_handle_strides_1[0]), "packed_layout.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument packed_layout.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument packed_layout.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument packed_layout.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "packed_layout.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((6, 10), "int32", data=A)
        C_1 = T.decl_buffer((6, 10), "int32", data=C)
        with T.attr(0, "compute_scope", "packed_layout_compute_"):
            B = T.allocate([162], "int32", "global")
            B_1 = T.Buffer((162,), "int32", data=B)
            for axis0, axis1, axis2 in T.grid(3, 6, 4):
                A_2 = T.Buffer((60,), "int32", data=A)
                B_1[axis0 * 54 + axis1 * 9 + axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A_2[axis0 * 4 + axis2 + 50 - axis1 * 10] * 3)
            for j, i in T.grid(10, 6):
                cse_v1: T.int32 = i * 9
                C_2 = T.Buffer((60,), "int32", data=C)
                C_2[i * 10 + j] = B_1[j // 4 * 54 + cse_v1 + j % 4] - B_1[(9 - j) // 4 * 54 + cse_v1 + (1 - j) % 4]
        return 0
