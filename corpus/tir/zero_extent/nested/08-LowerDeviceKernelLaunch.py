# corpus/tir/zero_extent: stage 08, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def zero_extent(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_zero_extent", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "zero_extent: num_args should be 4"
        assert not T.isnullptr(args), "zero_extent: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "zero_extent: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "zero_extent: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "zero_extent: Expect arg[2] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "zero_extent: Expect arg[3] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(A_handle), "zero_extent.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "zero_extent.A_handle.ndim is expected to equal 2"
        zero_extent_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        zero_extent_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=zero_extent_A_handle_shape)
        zero_extent_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        zero_extent_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=zero_extent_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "zero_extent.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "zero_extent.B_handle.ndim is expected to equal 1"
        zero_extent_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        zero_extent_B_handle_shape_1 = T.decl_buffer((1,), "int64", data=zero_extent_B_handle_shape)
        zero_extent_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        zero_extent_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=zero_extent_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "zero_extent.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "zero_extent.C_handle.ndim is expected to equal 1"
        zero_extent_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        zero_extent_C_handle_shape_1 = T.decl_buffer((1,), "int64", data=zero_extent_C_handle_shape)
        zero_extent_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        zero_extent_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=zero_extent_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "zero_extent.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "zero_extent.D_handle.ndim is expected to equal 2"
        zero_extent_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        zero_extent_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=zero_extent_D_handle_shape)
        zero_extent_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        zero_extent_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=zero_extent_D_handle_strides)
        D: T.handle("float32", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "zero_extent.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", zero_extent_A_handle_shape_1[0]) == 0, "Argument zero_extent.A_handle.shape[0] has an unsatisfied constraint: 0 == T.Cast(\"int32\", zero_extent_A_handle_shape[0])"
        assert T.Cast("int32", zero_extent_A_handle_shape_1[1]) == 4, "Argument zero_extent.A_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", zero_extent_A_handle_shape[1])"
        if not T.isnullptr(zero_extent_A_handle_strides):
            assert 1 == T.Cast("int32", zero_extent_A_handle_strides_1[1]) and 4 == T.Cast("int32", zero_extent_A_handle_strides_1[0]), "zero_extent.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument zero_extent.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument zero_extent.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert T.bool(True), "zero_extent.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "zero_extent.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", zero_extent_B_handle_shape_1[0]) == 4, "Argument zero_extent.B_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", zero_extent_B_handle_shape[0])"
        if not T.isnullptr(zero_extent_B_handle_strides):
            assert 1 == T.Cast("int32", zero_extent_B_handle_strides_1[0]), "zero_extent.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument zero_extent.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument zero_extent.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument zero_extent.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "zero_extent.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "zero_extent.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", zero_extent_C_handle_shape_1[0]) == 4, "Argument zero_extent.C_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", zero_extent_C_handle_shape[0])"
        if not T.isnullptr(zero_extent_C_handle_strides):
            assert 1 == T.Cast("int32", zero_extent_C_handle_strides_1[0]), "zero_extent.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument zero_extent.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument zero_extent.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument zero_extent.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "zero_extent.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "zero_extent.D_handle.dtype is expected to be float32"
        assert T.Cast("int32", zero_extent_D_handle_shape_1[0]) == 4, "Argument zero_extent.D_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", zero_extent_D_handle_shape[0])"
        assert T.Cast("int32", zero_extent_D_handle_shape_1[1]) == 0, "Argument zero_extent.D_handle.shape[1] has an unsatisfied constraint: 0 == T.Cast(\"int32\", zero_extent_D_handle_shape[1])"
        if not T.isnullptr(zero_extent_D_handle_strides):
            assert 1 == T.Cast("int32", zero_extent_D_handle_strides_1[1]) and 0 == T.Cast("int32", zero_extent_D_handle_strides_1[0]), "zero_extent.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument zero_extent.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument zero_extent.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument zero_extent.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert T.bool(True), "zero_extent.D_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((0, 4), data=A)
        B_1 = T.decl_buffer((4,), data=B)
        C_1 = T.decl_buffer((4,), data=C)
        D_1 = T.decl_buffer((4, 0), data=D)
        with T.attr(0, "compute_scope", "zero_extent_compute_"):
            S = T.allocate([0], "float32", "global")
            for j in range(4):
                C_2 = T.Buffer((4,), data=C)
                B_2 = T.Buffer((4,), data=B)
                C_2[j] = B_2[j]
        return 0
