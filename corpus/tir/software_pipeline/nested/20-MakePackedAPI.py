# corpus/tir/software_pipeline: stage 20, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def software_pipeline(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_software_pipeline", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 2, "software_pipeline: num_args should be 2"
        assert not T.isnullptr(args), "software_pipeline: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "software_pipeline: Expect arg[0] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "software_pipeline: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "software_pipeline.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "software_pipeline.A_handle.ndim is expected to equal 2"
        software_pipeline_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        software_pipeline_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=software_pipeline_A_handle_shape)
        software_pipeline_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        software_pipeline_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=software_pipeline_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "software_pipeline.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "software_pipeline.C_handle.ndim is expected to equal 2"
        software_pipeline_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        software_pipeline_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=software_pipeline_C_handle_shape)
        software_pipeline_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        software_pipeline_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=software_pipeline_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "software_pipeline.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", software_pipeline_A_handle_shape_1[0]) == 9, "Argument software_pipeline.A_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", software_pipeline_A_handle_shape[0])"
        assert T.Cast("int32", software_pipeline_A_handle_shape_1[1]) == 6, "Argument software_pipeline.A_handle.shape[1] has an unsatisfied constraint: 6 == T.Cast(\"int32\", software_pipeline_A_handle_shape[1])"
        if not T.isnullptr(software_pipeline_A_handle_strides):
            assert 1 == T.Cast("int32", software_pipeline_A_handle_strides_1[1]) and 6 == T.Cast("int32", software_pipeline_A_handle_strides_1[0]), "software_pipeline.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument software_pipeline.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument software_pipeline.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "software_pipeline.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "software_pipeline.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", software_pipeline_C_handle_shape_1[0]) == 9, "Argument software_pipeline.C_handle.shape[0] has an unsatisfied constraint: 9 == T.Cast(\"int32\", software_pipeline_C_handle_shape[0])"
        assert T.Cast("int32", software_pipeline_C_handle_shape_1[1]) == 6, "Argument software_pipeline.C_handle.shape[1] has an unsatisfied constraint: 6 == T.Cast(\"int32\", software_pipeline_C_handle_shape[1])"
        if not T.isnullptr(software_pipeline_C_handle_strides):
            assert 1 == T.Cast("int32", software_pipeline_C_handle_strides_1[1]) and 6 == T.Cast("int32", software_pipeline_C_handle_strides_1[0]), "software_pipeline.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument software_pipeline.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument software_pipeline.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument software_pipeline.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "software_pipeline.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((9, 6), data=A)
        C_1 = T.decl_buffer((9, 6), data=C)
        with T.attr(0, "compute_scope", "software_pipeline_compute_"):
            A_global = T.allocate([6], "float32", "global")
            B = T.allocate([18], "float32", "global")
            A_global_1 = T.Buffer((6,), data=A_global)
            A_2 = T.Buffer((54,), data=A)
            for ax0 in range(6):
                A_global_1[ax0] = A_2[ax0]
            B_1 = T.Buffer((18,), data=B)
            for ax0 in range(6):
                B_1[ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
            for ax0 in range(6):
                A_global_1[ax0] = A_2[ax0 + 6]
            for ax0 in range(6):
                B_1[ax0 + 6] = A_global_1[ax0] * T.float32(0.69999999999999996)
            for ax0 in range(6):
                A_global_1[ax0] = A_2[ax0 + 12]
            C_2 = T.Buffer((54,), data=C)
            for i in range(6):
                for j in range(6):
                    C_2[i * 6 + j] = B_1[i % 3 * 6 + j] + T.Cast("float32", i)
                for ax0 in range(6):
                    B_1[(i + 2) % 3 * 6 + ax0] = A_global_1[ax0] * T.float32(0.69999999999999996)
                for ax0 in range(6):
                    A_global_1[ax0] = A_2[i * 6 + ax0 + 18]
            for j in range(6):
                C_2[j + 36] = B_1[j] + T.float32(6.0)
            for ax0 in range(6):
                B_1[ax0 + 12] = A_global_1[ax0] * T.float32(0.69999999999999996)
            for j in range(6):
                C_2[j + 42] = B_1[j + 6] + T.float32(7.0)
            for j in range(6):
                C_2[j + 48] = B_1[j + 12] + T.float32(8.0)
        return 0
