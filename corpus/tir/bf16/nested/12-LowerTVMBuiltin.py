# corpus/tir/bf16: stage 12, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: bf16; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def bf16(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_bf16", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 6, "bf16: num_args should be 6"
        assert not T.isnullptr(args), "bf16: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "bf16: Expect arg[0] to be pointer"
        B_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert B_handle_type_index == 0 or B_handle_type_index == 4 or B_handle_type_index == 7 or B_handle_type_index >= 64, "bf16: Expect arg[1] to be pointer"
        P_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert P_handle_type_index == 0 or P_handle_type_index == 4 or P_handle_type_index == 7 or P_handle_type_index >= 64, "bf16: Expect arg[2] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "bf16: Expect arg[3] to be pointer"
        D_handle_type_index: T.int32 = T.tvm_struct_get(args, 4, 13, "int32")
        assert D_handle_type_index == 0 or D_handle_type_index == 4 or D_handle_type_index == 7 or D_handle_type_index >= 64, "bf16: Expect arg[4] to be pointer"
        E_handle_type_index: T.int32 = T.tvm_struct_get(args, 5, 13, "int32")
        assert E_handle_type_index == 0 or E_handle_type_index == 4 or E_handle_type_index == 7 or E_handle_type_index >= 64, "bf16: Expect arg[5] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        B_handle: T.handle = T.Select(B_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        P_handle: T.handle = T.Select(P_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        D_handle: T.handle = T.Select(D_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 4, 15, "handle"), 24), T.tvm_struct_get(args, 4, 15, "handle"))
        E_handle: T.handle = T.Select(E_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 5, 15, "handle"), 24), T.tvm_struct_get(args, 5, 15, "handle"))
        assert not T.isnullptr(A_handle), "bf16.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "bf16.A_handle.ndim is expected to equal 2"
        bf16_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        bf16_A_handle_shape_1 = T.decl_buffer((2,), "int64", data=bf16_A_handle_shape)
        bf16_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        bf16_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("uint16", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(B_handle), "bf16.B_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(B_handle, 0, 4, "int32"), "bf16.B_handle.ndim is expected to equal 2"
        bf16_B_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 2, "handle")
        bf16_B_handle_shape_1 = T.decl_buffer((2,), "int64", data=bf16_B_handle_shape)
        bf16_B_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(B_handle, 0, 3, "handle")
        bf16_B_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_B_handle_strides)
        B: T.handle("uint16", "global") = T.tvm_struct_get(B_handle, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(P_handle), "bf16.P_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(P_handle, 0, 4, "int32"), "bf16.P_handle.ndim is expected to equal 2"
        bf16_P_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(P_handle, 0, 2, "handle")
        bf16_P_handle_shape_1 = T.decl_buffer((2,), "int64", data=bf16_P_handle_shape)
        bf16_P_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(P_handle, 0, 3, "handle")
        bf16_P_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_P_handle_strides)
        P: T.handle("uint16", "global") = T.tvm_struct_get(P_handle, 0, 1, "handle")
        T.attr(P, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "bf16.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "bf16.C_handle.ndim is expected to equal 2"
        bf16_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        bf16_C_handle_shape_1 = T.decl_buffer((2,), "int64", data=bf16_C_handle_shape)
        bf16_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        bf16_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_C_handle_strides)
        C: T.handle("uint16", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(D_handle), "bf16.D_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(D_handle, 0, 4, "int32"), "bf16.D_handle.ndim is expected to equal 2"
        bf16_D_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 2, "handle")
        bf16_D_handle_shape_1 = T.decl_buffer((2,), "int64", data=bf16_D_handle_shape)
        bf16_D_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(D_handle, 0, 3, "handle")
        bf16_D_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_D_handle_strides)
        D: T.handle("uint16", "global") = T.tvm_struct_get(D_handle, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        assert not T.isnullptr(E_handle), "bf16.E_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(E_handle, 0, 4, "int32"), "bf16.E_handle.ndim is expected to equal 1"
        bf16_E_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(E_handle, 0, 2, "handle")
        bf16_E_handle_shape_1 = T.decl_buffer((1,), "int64", data=bf16_E_handle_shape)
        bf16_E_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(E_handle, 0, 3, "handle")
        bf16_E_handle_strides_1 = T.decl_buffer((0,), "int64", data=bf16_E_handle_strides)
        E: T.handle("uint16", "global") = T.tvm_struct_get(E_handle, 0, 1, "handle")
        T.attr(E, "storage_alignment", 64)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "bf16.A_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_A_handle_shape_1[0]) == 6, "Argument bf16.A_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_A_handle_shape[0])"
        assert T.Cast("int32", bf16_A_handle_shape_1[1]) == 7, "Argument bf16.A_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", bf16_A_handle_shape[1])"
        if not T.isnullptr(bf16_A_handle_strides):
            assert 1 == T.Cast("int32", bf16_A_handle_strides_1[1]) and 7 == T.Cast("int32", bf16_A_handle_strides_1[0]), "bf16.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument bf16.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument bf16.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "bf16.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(B_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(B_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(B_handle, 0, 7, "uint16") == T.uint16(1), "bf16.B_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_B_handle_shape_1[0]) == 6, "Argument bf16.B_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_B_handle_shape[0])"
        assert T.Cast("int32", bf16_B_handle_shape_1[1]) == 7, "Argument bf16.B_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", bf16_B_handle_shape[1])"
        if not T.isnullptr(bf16_B_handle_strides):
            assert 1 == T.Cast("int32", bf16_B_handle_strides_1[1]) and 7 == T.Cast("int32", bf16_B_handle_strides_1[0]), "bf16.B_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, "uint64"), "Argument bf16.B_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(B_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(B_handle, 0, 10, "int32") == 1, "Argument bf16.B_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(B_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(B_handle, 0, 9, "int32"), "Argument bf16.B_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(B_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(B), "bf16.B_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(P_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(P_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(P_handle, 0, 7, "uint16") == T.uint16(1), "bf16.P_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_P_handle_shape_1[0]) == 6, "Argument bf16.P_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_P_handle_shape[0])"
        assert T.Cast("int32", bf16_P_handle_shape_1[1]) == 7, "Argument bf16.P_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", bf16_P_handle_shape[1])"
        if not T.isnullptr(bf16_P_handle_strides):
            assert 1 == T.Cast("int32", bf16_P_handle_strides_1[1]) and 7 == T.Cast("int32", bf16_P_handle_strides_1[0]), "bf16.P_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(P_handle, 0, 8, "uint64"), "Argument bf16.P_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(P_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(P_handle, 0, 10, "int32") == 1, "Argument bf16.P_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(P_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(P_handle, 0, 9, "int32"), "Argument bf16.P_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(P_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(P), "bf16.P_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "bf16.C_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_C_handle_shape_1[0]) == 6, "Argument bf16.C_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_C_handle_shape[0])"
        assert T.Cast("int32", bf16_C_handle_shape_1[1]) == 7, "Argument bf16.C_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", bf16_C_handle_shape[1])"
        if not T.isnullptr(bf16_C_handle_strides):
            assert 1 == T.Cast("int32", bf16_C_handle_strides_1[1]) and 7 == T.Cast("int32", bf16_C_handle_strides_1[0]), "bf16.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument bf16.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument bf16.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument bf16.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "bf16.C_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(D_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(D_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(D_handle, 0, 7, "uint16") == T.uint16(1), "bf16.D_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_D_handle_shape_1[0]) == 6, "Argument bf16.D_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_D_handle_shape[0])"
        assert T.Cast("int32", bf16_D_handle_shape_1[1]) == 7, "Argument bf16.D_handle.shape[1] has an unsatisfied constraint: 7 == T.Cast(\"int32\", bf16_D_handle_shape[1])"
        if not T.isnullptr(bf16_D_handle_strides):
            assert 1 == T.Cast("int32", bf16_D_handle_strides_1[1]) and 7 == T.Cast("int32", bf16_D_handle_strides_1[0]), "bf16.D_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, "uint64"), "Argument bf16.D_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(D_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(D_handle, 0, 10, "int32") == 1, "Argument bf16.D_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(D_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(D_handle, 0, 9, "int32"), "Argument bf16.D_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(D_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(D), "bf16.D_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(E_handle, 0, 5, "uint8") == T.uint8(4) and T.tvm_struct_get(E_handle, 0, 6, "uint8") == T.uint8(16) and T.tvm_struct_get(E_handle, 0, 7, "uint16") == T.uint16(1), "bf16.E_handle.dtype is expected to be bfloat16"
        assert T.Cast("int32", bf16_E_handle_shape_1[0]) == 6, "Argument bf16.E_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", bf16_E_handle_shape[0])"
        if not T.isnullptr(bf16_E_handle_strides):
            assert 1 == T.Cast("int32", bf16_E_handle_strides_1[0]), "bf16.E_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, "uint64"), "Argument bf16.E_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(E_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(E_handle, 0, 10, "int32") == 1, "Argument bf16.E_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(E_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(E_handle, 0, 9, "int32"), "Argument bf16.E_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(E_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(E), "bf16.E_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((6, 7), "uint16", data=A)
        B_1 = T.decl_buffer((6, 7), "uint16", data=B)
        P_1 = T.decl_buffer((6, 7), "uint16", data=P)
        C_1 = T.decl_buffer((6, 7), "uint16", data=C)
        D_1 = T.decl_buffer((6, 7), "uint16", data=D)
        E_1 = T.decl_buffer((6,), "uint16", data=E)
        with T.attr(0, "compute_scope", "bf16_compute_"):
            P_2 = T.Buffer((42,), "uint16", data=P)
            A_2 = T.Buffer((42,), "uint16", data=A)
            B_2 = T.Buffer((42,), "uint16", data=B)
            for i, j in T.grid(6, 7):
                cse_v1: T.int32 = i * 7 + j
                P_2[cse_v1] = T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", A_2[cse_v1]), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", B_2[cse_v1]), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", A_2[cse_v1]), T.uint32(16))) * T.reinterpret("float32", T.shift_left(T.Cast("uint32", B_2[cse_v1]), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16)))
            C_2 = T.Buffer((42,), "uint16", data=C)
            for i, j in T.grid(6, 7):
                cse_v2: T.int32 = i * 7 + j
                C_2[cse_v2] = T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", P_2[cse_v2]), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", A_2[cse_v2]), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", P_2[cse_v2]), T.uint32(16))) - T.reinterpret("float32", T.shift_left(T.Cast("uint32", A_2[cse_v2]), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16)))
            D_2 = T.Buffer((42,), "uint16", data=D)
            for i, j in T.grid(6, 7):
                cse_v3: T.int32 = i * 7 + j
                D_2[cse_v3] = T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", C_2[cse_v3]), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", B_2[cse_v3]), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", C_2[cse_v3]), T.uint32(16))) / T.reinterpret("float32", T.shift_left(T.Cast("uint32", B_2[cse_v3]), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16)))
            for i, k in T.grid(6, 7):
                cse_v4: T.int32 = i * 7 + k
                E_2 = T.Buffer((6,), "uint16", data=E)
                if k == 0:
                    E_2[i] = A_2[i * 7]
                E_2[i] = T.Cast("uint16", T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", E_2[i]), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", D_2[cse_v4]), T.uint32(16)))) + (T.bitwise_and(T.shift_right(T.reinterpret("uint32", T.reinterpret("float32", T.shift_left(T.Cast("uint32", E_2[i]), T.uint32(16))) + T.reinterpret("float32", T.shift_left(T.Cast("uint32", D_2[cse_v4]), T.uint32(16)))), T.uint32(16)), T.uint32(1)) + T.uint32(32767)), T.uint32(16)))
        return 0
