# corpus/tir/double_pipeline: stage 21, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_pipeline(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_double_pipeline", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "double_pipeline: num_args should be 3"
        assert not T.isnullptr(args), "double_pipeline: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "double_pipeline: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "double_pipeline: Expect arg[1] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "double_pipeline: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "double_pipeline.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "double_pipeline.A_handle.ndim is expected to equal 2"
        double_pipeline_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        double_pipeline_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=double_pipeline_A_handle_shape)
        double_pipeline_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        double_pipeline_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=double_pipeline_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "double_pipeline.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "double_pipeline.B_handle.ndim is expected to equal 2"
        double_pipeline_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        double_pipeline_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=double_pipeline_B_handle_shape)
        double_pipeline_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        double_pipeline_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=double_pipeline_B_handle_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "double_pipeline.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "double_pipeline.C_handle.ndim is expected to equal 2"
        double_pipeline_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        double_pipeline_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=double_pipeline_C_handle_shape)
        double_pipeline_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        double_pipeline_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=double_pipeline_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "double_pipeline.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", double_pipeline_A_handle_shape_1[0]) == 4, "Argument double_pipeline.A_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", double_pipeline_A_handle_shape[0])"
        assert T.Cast("int32", double_pipeline_A_handle_shape_1[1]) == 12, "Argument double_pipeline.A_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", double_pipeline_A_handle_shape[1])"
        if not T.isnullptr(double_pipeline_A_handle_strides):
            assert 1 == T.Cast("int32", double_pipeline_A_handle_strides_1[1]) and 12 == T.Cast("int32", double_pipeline_A_handle_strides_1[0]), "double_pipeline.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument double_pipeline.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument double_pipeline.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "double_pipeline.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "double_pipeline.B_handle.dtype is expected to be float32"
        assert T.Cast("int32", double_pipeline_B_handle_shape_1[0]) == 12, "Argument double_pipeline.B_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", double_pipeline_B_handle_shape[0])"
        assert T.Cast("int32", double_pipeline_B_handle_shape_1[1]) == 5, "Argument double_pipeline.B_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", double_pipeline_B_handle_shape[1])"
        if not T.isnullptr(double_pipeline_B_handle_strides):
            assert 1 == T.Cast("int32", double_pipeline_B_handle_strides_1[1]) and 5 == T.Cast("int32", double_pipeline_B_handle_strides_1[0]), "double_pipeline.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument double_pipeline.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument double_pipeline.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument double_pipeline.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "double_pipeline.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "double_pipeline.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", double_pipeline_C_handle_shape_1[0]) == 4, "Argument double_pipeline.C_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", double_pipeline_C_handle_shape[0])"
        assert T.Cast("int32", double_pipeline_C_handle_shape_1[1]) == 5, "Argument double_pipeline.C_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", double_pipeline_C_handle_shape[1])"
        if not T.isnullptr(double_pipeline_C_handle_strides):
            assert 1 == T.Cast("int32", double_pipeline_C_handle_strides_1[1]) and 5 == T.Cast("int32", double_pipeline_C_handle_strides_1[0]), "double_pipeline.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument double_pipeline.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument double_pipeline.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument double_pipeline.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "double_pipeline.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((4, 12), data=A)
        B_1 = T.decl_buffer((12, 5), data=B)
        C_1 = T.decl_buffer((4, 5), data=C)
        with T.attr(0, "compute_scope", "double_pipeline_compute_"):
            A_global = T.allocate([24], "float32", "global")
            C_2 = T.Buffer((20,), data=C)
            for i_init, j_init in T.grid(4, 5):
                C_2[i_init * 5 + j_init] = T.float32(0.0)
            for k_0 in range(4):
                A_global_1 = T.Buffer((24,), data=A_global)
                for ax0, ax1 in T.grid(4, 3):
                    A_2 = T.Buffer((48,), data=A)
                    A_global_1[k_0 % 2 * 12 + ax0 * 3 + ax1] = A_2[ax0 * 12 + k_0 * 3 + ax1]
                for i, j, k_1 in T.grid(4, 5, 3):
                    cse_v1: T.int32 = i * 5 + j
                    B_2 = T.Buffer((60,), data=B)
                    C_2[cse_v1] = C_2[cse_v1] + A_global_1[k_0 % 2 * 12 + i * 3 + k_1] * B_2[k_0 * 15 + k_1 * 5 + j]
        return 0
