# corpus/tir/transpose_view: stage 07, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: transpose_view; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_view(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_transpose_view", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 2, "transpose_view: num_args should be 2"
        assert not T.isnullptr(args), "transpose_view: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "transpose_view: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "transpose_view: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "transpose_view.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "transpose_view.A_handle.ndim is expected to equal 2"
        transpose_view_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        transpose_view_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=transpose_view_A_handle_shape)
        transpose_view_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        transpose_view_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=transpose_view_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "transpose_view.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "transpose_view.B_handle.ndim is expected to equal 2"
        transpose_view_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        transpose_view_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=transpose_view_B_handle_shape)
        transpose_view_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        transpose_view_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=transpose_view_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "transpose_view.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", transpose_view_A_handle_shape_1[0]) == 12, "Argument transpose_view.A_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", transpose_view_A_handle_shape[0])"
        assert T.Cast("int32", transpose_view_A_handle_shape_1[1]) == 10, "Argument transpose_view.A_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", transpose_view_A_handle_shape[1])"
        if not T.isnullptr(transpose_view_A_handle_strides):
            assert 1 == T.Cast("int32", transpose_view_A_handle_strides_1[1]) and 10 == T.Cast("int32", transpose_view_A_handle_strides_1[0]), "transpose_view.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument transpose_view.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument transpose_view.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "transpose_view.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "transpose_view.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", transpose_view_B_handle_shape_1[0]) == 10, "Argument transpose_view.B_handle.shape[0] has an unsatisfied constraint: 10 == T.Cast(\"int32\", transpose_view_B_handle_shape[0])"
        assert T.Cast("int32", transpose_view_B_handle_shape_1[1]) == 12, "Argument transpose_view.B_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", transpose_view_B_handle_shape[1])"
        if not T.isnullptr(transpose_view_B_handle_strides):
            assert 1 == T.Cast("int32", transpose_view_B_handle_strides_1[1]) and 12 == T.Cast("int32", transpose_view_B_handle_strides_1[0]), "transpose_view.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument transpose_view.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument transpose_view.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument transpose_view.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "transpose_view.B_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((12, 10), "int32", data=A)
        B_1 = T.decl_buffer((10, 12), "int32", data=B)
        with T.attr(0, "compute_scope", "transpose_view_compute_"):
            for i, j, p, q in T.grid(3, 2, 4, 5):
                B_2 = T.Buffer((120,), "int32", data=B)
                A_2 = T.Buffer((120,), "int32", data=A)
                B_2[j * 60 + q * 12 + i * 4 + p] = A_2[i * 40 + p * 10 + j * 5 + q]
        return 0
