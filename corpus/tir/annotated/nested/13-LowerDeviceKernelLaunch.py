# corpus/tir/annotated: stage 13, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def annotated(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_annotated", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "annotated: num_args should be 2"
        assert not T.isnullptr(args), "annotated: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "annotated: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "annotated: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "annotated.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "annotated.A_handle.ndim is expected to equal 2"
        annotated_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        annotated_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=annotated_A_handle_shape)
        annotated_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        annotated_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=annotated_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "annotated.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "annotated.B_handle.ndim is expected to equal 2"
        annotated_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        annotated_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=annotated_B_handle_shape)
        annotated_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        annotated_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=annotated_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "annotated.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", annotated_A_handle_shape_1[0]) == 5, "Argument annotated.A_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", annotated_A_handle_shape[0])"
        assert T.Cast("int32", annotated_A_handle_shape_1[1]) == 7, "Argument annotated.A_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", annotated_A_handle_shape[1])"
        if not T.isnullptr(annotated_A_handle_strides):
            assert 1 == T.Cast("int32", annotated_A_handle_strides_1[1]) and 7 == T.Cast("int32", annotated_A_handle_strides_1[0]), "annotated.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument annotated.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument annotated.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "annotated.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "annotated.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", annotated_B_handle_shape_1[0]) == 5, "Argument annotated.B_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", annotated_B_handle_shape[0])"
        assert T.Cast("int32", annotated_B_handle_shape_1[1]) == 7, "Argument annotated.B_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", annotated_B_handle_shape[1])"
        if not T.isnullptr(annotated_B_handle_strides):
            assert 1 == T.Cast("int32", annotated_B_handle_strides_1[1]) and 7 == T.Cast("int32", annotated_B_handle_strides_1[0]), "annotated.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument annotated.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument annotated.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument annotated.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "annotated.B_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((5, 7), "int32", data=A)
        B_1 = T.decl_buffer((5, 7), "int32", data=B)
        with T.attr(0, "compute_scope", "annotated_compute_"):
            for i in range(5):
                cse_v8: T.int32 = i + 2
                cse_v7: T.int32 = i * 7
                cse_v6: T.int32 = cse_v7 + 6
                cse_v5: T.int32 = cse_v7 + 5
                cse_v4: T.int32 = cse_v7 + 4
                cse_v3: T.int32 = cse_v7 + 3
                cse_v2: T.int32 = cse_v7 + 2
                cse_v1: T.int32 = cse_v7 + 1
                B_2 = T.Buffer((35,), "int32", data=B)
                A_2 = T.Buffer((35,), "int32", data=A)
                B_2[cse_v7] = A_2[cse_v7] * cse_v8
                B_2[cse_v1] = A_2[cse_v1] * cse_v8
                B_2[cse_v2] = A_2[cse_v2] * cse_v8
                B_2[cse_v3] = A_2[cse_v3] * cse_v8
                B_2[cse_v4] = A_2[cse_v4] * cse_v8
                B_2[cse_v5] = A_2[cse_v5] * cse_v8
                B_2[cse_v6] = A_2[cse_v6] * cse_v8
        return 0
