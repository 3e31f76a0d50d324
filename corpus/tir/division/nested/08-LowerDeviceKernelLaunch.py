# corpus/tir/division: stage 08, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: division; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def division(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_division", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "division: num_args should be 3"
        assert not T.isnullptr(args), "division: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "division: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "division: Expect arg[1] to be pointer"
        Q_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Q_handle_type_index == 0 or Q_handle_type_index == 4 or Q_handle_type_index == 7 or Q_handle_type_index >= 64, "division: Expect arg[2] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Q_handle: T.handle = T.Select(Q_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(A_handle), "division.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "division.A_handle.ndim is expected to equal 2"
        division_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        division_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=division_A_handle_shape)
        division_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        division_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=division_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "division.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "division.B_handle.ndim is expected to equal 2"
        division_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        division_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=division_B_handle_shape)
        division_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        division_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=division_B_handle_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(Q_handle), "division.Q_handle is expected to have non-NULL DLTensor* pointer"
        assert 3 == T.tvm_struct_get(Q_handle, 0, 4, "int32"), "division.Q_handle.ndim is expected to equal 3"
        division_Q_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Q_handle, 0, 2, "handle")
        division_Q_handle_shape_1 = T.decl_buffer((3,), "int64", data=division_Q_handle_shape)
        division_Q_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Q_handle, 0, 3, "handle")
        division_Q_handle_strides_1 = T.decl_buffer((0,), "int64", data=division_Q_handle_strides)
        Q: T.handle("int32", "global") = T.tvm_struct_get(Q_handle, 0, 1, "handle")
        T.attr(Q, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "division.A_handle.dtype is expected to be int32"
        assert T.Cast("int32", division_A_handle_shape_1[0]) == 4, "Argument division.A_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", division_A_handle_shape[0])"
        assert T.Cast("int32", division_A_handle_shape_1[1]) == 10, "Argument division.A_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", division_A_handle_shape[1])"
        if not T.isnullptr(division_A_handle_strides):
            assert 1 == T.Cast("int32", division_A_handle_strides_1[1]) and 10 == T.Cast("int32", division_A_handle_strides_1[0]), "division.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument division.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument division.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "division.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "division.B_handle.dtype is expected to be int32"
        assert T.Cast("int32", division_B_handle_shape_1[0]) == 4, "Argument division.B_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", division_B_handle_shape[0])"
        assert T.Cast("int32", division_B_handle_shape_1[1]) == 10, "Argument division.B_handle.shape[1] has an unsatisfied constraint: 10 == T.Cast(\"int32\", division_B_handle_shape[1])"
        if not T.isnullptr(division_B_handle_strides):
            assert 1 == T.Cast("int32", division_B_handle_strides_1[1]) and 10 == T.Cast("int32", division_B_handle_strides_1[0]), "division.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument division.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument division.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument division.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "division.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Q_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Q_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Q_handle, 0, 7, "uint16") == T.uint16(1), "division.Q_handle.dtype is expected to be int32"
        assert T.Cast("int32", division_Q_handle_shape_1[0]) == 4, "Argument division.Q_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", division_Q_handle_shape[0])"
        assert T.Cast("int32", division_Q_handle_shape_1[1]) == 4, "Argument division.Q_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", division_Q_handle_shape[1])"
        assert T.Cast("int32", division_Q_handle_shape_1[2]) == 10, "Argument division.Q_handle.shape[2] has an unsatisfied constraint: 10 == T.Cast(\"int32\", division_Q_handle_shape[2])"
        if not T.isnullptr(division_Q_handle_strides):
            assert 1 == T.Cast("int32", division_Q_handle_strides_1[2]) and 10 == T.Cast("int32", division_Q_handle_strides_1[1]) and 40 == T.Cast("int32", division_Q_handle_strides_1[0]), "division.Q_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, "uint64"), "Argument division.Q_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Q_handle, 0, 10, "int32") == 1, "Argument division.Q_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Q_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Q_handle, 0, 9, "int32"), "Argument division.Q_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Q_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Q), "division.Q_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((4, 10), "int32", data=A)
        B_1 = T.decl_buffer((4, 10), "int32", data=B)
        Q_1 = T.decl_buffer((4, 4, 10), "int32", data=Q)
        with T.attr(0, "compute_scope", "division_compute_"):
            for i, j in T.grid(4, 10):
                cse_v1: T.int32 = i * 10 + j
                Q_2 = T.Buffer((160,), "int32", data=Q)
                A_2 = T.Buffer((40,), "int32", data=A)
                B_2 = T.Buffer((40,), "int32", data=B)
                Q_2[cse_v1] = A_2[cse_v1] // B_2[cse_v1]
                Q_2[cse_v1 + 40] = A_2[cse_v1] % B_2[cse_v1]
                Q_2[cse_v1 + 80] = T.Div(A_2[cse_v1], B_2[cse_v1])
                Q_2[cse_v1 + 120] = T.truncmod(A_2[cse_v1], B_2[cse_v1])
        return 0
