# corpus/tir/int64_index: stage 07, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int64_index; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def int64_index(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_int64_index", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "int64_index: num_args should be 2"
        assert not T.isnullptr(args), "int64_index: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "int64_index: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "int64_index: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "int64_index.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "int64_index.A_handle.ndim is expected to equal 2"
        int64_index_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        int64_index_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=int64_index_A_handle_shape)
        int64_index_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        int64_index_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=int64_index_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "int64_index.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "int64_index.B_handle.ndim is expected to equal 2"
        int64_index_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        int64_index_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=int64_index_B_handle_shape)
        int64_index_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        int64_index_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=int64_index_B_handle_strides)
        B: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "int64_index.A_handle.dtype is expected to be int64"
        assert int64_index_A_handle_shape_1[0] == T.int64(6), "Argument int64_index.A_handle.shape[0] has an unsatisfied constraint: T.int64(6) == int64_index_A_handle_shape[0]"
        assert int64_index_A_handle_shape_1[1] == T.int64(5), "Argument int64_index.A_handle.shape[1] has an unsatisfied constraint: T.int64(5) == int64_index_A_handle_shape[1]"
        if not T.isnullptr(int64_index_A_handle_strides):
            assert T.int64(1) == int64_index_A_handle_strides_1[1] and T.int64(5) == int64_index_A_handle_strides_1[0], "int64_index.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument int64_index.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument int64_index.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "int64_index.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(64) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "int64_index.B_handle.dtype is expected to be int64"
        assert int64_index_B_handle_shape_1[0] == T.int64(5), "Argument int64_index.B_handle.shape[0] has an unsatisfied constraint: T.int64(5) == int64_index_B_handle_shape[0]"
        assert int64_index_B_handle_shape_1[1] == T.int64(6), "Argument int64_index.B_handle.shape[1] has an unsatisfied constraint: T.int64(6) == int64_index_B_handle_shape[1]"
        if not T.isnullptr(int64_index_B_handle_strides):
            assert T.int64(1) == int64_index_B_handle_strides_1[1] and T.int64(6) == int64_index_B_handle_strides_1[0], "int64_index.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument int64_index.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument int64_index.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument int64_index.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "int64_index.B_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((T.int64(6), T.int64(5)), "int64", data=A)
        B_1 = T.decl_buffer((T.int64(5), T.int64(6)), "int64", data=B)
        with T.attr(0, "compute_scope", "int64_index_compute_"):
            for i, j in T.grid(T.int64(5), T.int64(6)):
                B_2 = T.Buffer((T.int64(30),), "int64", data=B)
                A_2 = T.Buffer((T.int64(30),), "int64", data=A)
                B_2[i * T.int64(6) + j] = A_2[(i + T.int64(2)) % T.int64(5) + T.int64(25) - j * T.int64(5)] * T.int64(1000003) + i - j
        return 0
