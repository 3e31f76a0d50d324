# corpus/tir/dynamic_empty: stage 07, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def dynamic_empty(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_dynamic_empty", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "dynamic_empty: num_args should be 4"
        assert not T.isnullptr(args), "dynamic_empty: args pointer is NULL"
        a_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert a_type_index == 0 or a_type_index == 4 or a_type_index == 7 or a_type_index >= 64, "dynamic_empty: Expect arg[0] to be pointer"
        b_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert b_type_index == 0 or b_type_index == 4 or b_type_index == 7 or b_type_index >= 64, "dynamic_empty: Expect arg[1] to be pointer"
        c_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert c_type_index == 0 or c_type_index == 4 or c_type_index == 7 or c_type_index >= 64, "dynamic_empty: Expect arg[2] to be pointer"
        d_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert d_type_index == 0 or d_type_index == 4 or d_type_index == 7 or d_type_index >= 64, "dynamic_empty: Expect arg[3] to be pointer"
        a: T.handle = T.Select(a_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        b: T.handle = T.Select(b_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        c: T.handle = T.Select(c_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        d: T.handle = T.Select(d_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(a), "dynamic_empty.a is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(a, 0, 4, "int32"), "dynamic_empty.a.ndim is expected to equal 2"
        dynamic_empty_a_shape: T.handle("int64", "global") = T.tvm_struct_get(a, 0, 2, "handle")
        dynamic_empty_a_shape_1 = T.decl_buffer((2,), "int64", data=dynamic_empty_a_shape)
        n: T.int32 = T.Cast("int32", dynamic_empty_a_shape_1[0])
        m: T.int32 = T.Cast("int32", dynamic_empty_a_shape_1[1])
        dynamic_empty_a_strides: T.handle("int64", "global") = T.tvm_struct_get(a, 0, 3, "handle")
        dynamic_empty_a_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_empty_a_strides)
        dev_id: T.int32 = T.tvm_struct_get(a, 0, 9, "int32")
        A: T.handle("int32", "global") = T.tvm_struct_get(a, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(b), "dynamic_empty.b is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(b, 0, 4, "int32"), "dynamic_empty.b.ndim is expected to equal 1"
        dynamic_empty_b_shape: T.handle("int64", "global") = T.tvm_struct_get(b, 0, 2, "handle")
        dynamic_empty_b_shape_1 = T.decl_buffer((1,), "int64", data=dynamic_empty_b_shape)
        dynamic_empty_b_strides: T.handle("int64", "global") = T.tvm_struct_get(b, 0, 3, "handle")
        dynamic_empty_b_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_empty_b_strides)
        B: T.handle("int32", "global") = T.tvm_struct_get(b, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(c), "dynamic_empty.c is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(c, 0, 4, "int32"), "dynamic_empty.c.ndim is expected to equal 1"
        dynamic_empty_c_shape: T.handle("int64", "global") = T.tvm_struct_get(c, 0, 2, "handle")
        dynamic_empty_c_shape_1 = T.decl_buffer((1,), "int64", data=dynamic_empty_c_shape)
        dynamic_empty_c_strides: T.handle("int64", "global") = T.tvm_struct_get(c, 0, 3, "handle")
        dynamic_empty_c_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_empty_c_strides)
        C: T.handle("int32", "global") = T.tvm_struct_get(c, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        assert not T.isnullptr(d), "dynamic_empty.d is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(d, 0, 4, "int32"), "dynamic_empty.d.ndim is expected to equal 2"
        dynamic_empty_d_shape: T.handle("int64", "global") = T.tvm_struct_get(d, 0, 2, "handle")
        dynamic_empty_d_shape_1 = T.decl_buffer((2,), "int64", data=dynamic_empty_d_shape)
        dynamic_empty_d_strides: T.handle("int64", "global") = T.tvm_struct_get(d, 0, 3, "handle")
        dynamic_empty_d_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_empty_d_strides)
        D: T.handle("int32", "global") = T.tvm_struct_get(d, 0, 1, "handle")
        T.attr(D, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(a, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(a, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(a, 0, 7, "uint16") == T.uint16(1), "dynamic_empty.a.dtype is expected to be int32"
        if not T.isnullptr(dynamic_empty_a_strides):
            assert (m == 1 or 1 == T.Cast("int32", dynamic_empty_a_strides_1[1])) and (n == 1 or m == T.Cast("int32", dynamic_empty_a_strides_1[0])), "dynamic_empty.a.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(a, 0, 8, "uint64"), "Argument dynamic_empty.a.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(a, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(a, 0, 10, "int32") == 1, "Argument dynamic_empty.a.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(a, 0, 10, \"int32\")"
        assert n * m == 0 or not T.isnullptr(A), "dynamic_empty.a is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(b, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(b, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(b, 0, 7, "uint16") == T.uint16(1), "dynamic_empty.b.dtype is expected to be int32"
        assert m == T.Cast("int32", dynamic_empty_b_shape_1[0]), "Argument dynamic_empty.b.shape[0] has an unsatisfied constraint: m == T.Cast(\"int32\", dynamic_empty_b_shape[0])"
        if not T.isnullptr(dynamic_empty_b_strides):
            assert m == 1 or 1 == T.Cast("int32", dynamic_empty_b_strides_1[0]), "dynamic_empty.b.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(b, 0, 8, "uint64"), "Argument dynamic_empty.b.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(b, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(b, 0, 10, "int32") == 1, "Argument dynamic_empty.b.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(b, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(b, 0, 9, "int32"), "Argument dynamic_empty.b.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(b, 0, 9, \"int32\")"
        assert m == 0 or not T.isnullptr(B), "dynamic_empty.b is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(c, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(c, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(c, 0, 7, "uint16") == T.uint16(1), "dynamic_empty.c.dtype is expected to be int32"
        assert m == T.Cast("int32", dynamic_empty_c_shape_1[0]), "Argument dynamic_empty.c.shape[0] has an unsatisfied constraint: m == T.Cast(\"int32\", dynamic_empty_c_shape[0])"
        if not T.isnullptr(dynamic_empty_c_strides):
            assert m == 1 or 1 == T.Cast("int32", dynamic_empty_c_strides_1[0]), "dynamic_empty.c.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(c, 0, 8, "uint64"), "Argument dynamic_empty.c.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(c, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(c, 0, 10, "int32") == 1, "Argument dynamic_empty.c.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(c, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(c, 0, 9, "int32"), "Argument dynamic_empty.c.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(c, 0, 9, \"int32\")"
        assert m == 0 or not T.isnullptr(C), "dynamic_empty.c is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(d, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(d, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(d, 0, 7, "uint16") == T.uint16(1), "dynamic_empty.d.dtype is expected to be int32"
        assert n == T.Cast("int32", dynamic_empty_d_shape_1[0]), "Argument dynamic_empty.d.shape[0] has an unsatisfied constraint: n == T.Cast(\"int32\", dynamic_empty_d_shape[0])"
        assert m == T.Cast("int32", dynamic_empty_d_shape_1[1]), "Argument dynamic_empty.d.shape[1] has an unsatisfied constraint: m == T.Cast(\"int32\", dynamic_empty_d_shape[1])"
        if not T.isnullptr(dynamic_empty_d_strides):
            assert (m == 1 or 1 == T.Cast("int32", dynamic_empty_d_strides_1[1])) and (n == 1 or m == T.Cast("int32", dynamic_empty_d_strides_1[0])), "dynamic_empty.d.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(d, 0, 8, "uint64"), "Argument dynamic_empty.d.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(d, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(d, 0, 10, "int32") == 1, "Argument dynamic_empty.d.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(d, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(d, 0, 9, "int32"), "Argument dynamic_empty.d.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(d, 0, 9, \"int32\")"
        assert n * m == 0 or not T.isnullptr(D), "dynamic_empty.d is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((n, m), "int32", data=A)
        B_1 = T.decl_buffer((m,), "int32", data=B)
        C_1 = T.decl_buffer((m,), "int32", data=C)
        D_1 = T.decl_buffer((n, m), "int32", data=D)
        with T.attr(0, "compute_scope", "dynamic_empty_compute_"):
            C_2 = T.Buffer((m,), "int32", data=C)
            for j in range(m):
                B_2 = T.Buffer((m,), "int32", data=B)
                C_2[j] = B_2[j]
            A_2 = T.Buffer((n * m,), "int32", data=A)
            for j, k in T.grid(m, n):
                C_2[j] = C_2[j] + A_2[k * m + j]
            for i, j in T.grid(n, m):
                D_2 = T.Buffer((n * m,), "int32", data=D)
                D_2[i * m + j] = A_2[i * m + j] * C_2[j]
        return 0
