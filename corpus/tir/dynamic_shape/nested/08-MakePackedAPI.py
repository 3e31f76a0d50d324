# corpus/tir/dynamic_shape: stage 08, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: dynamic_shape; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def dynamic_shape(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_dynamic_shape", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "dynamic_shape: num_args should be 3"
        assert not T.isnullptr(args), "dynamic_shape: args pointer is NULL"
        a_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert a_type_index == 0 or a_type_index == 4 or a_type_index == 7 or a_type_index >= 64, "dynamic_shape: Expect arg[0] to be pointer"
        b_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert b_type_index == 0 or b_type_index == 4 or b_type_index == 7 or b_type_index >= 64, "dynamic_shape: Expect arg[1] to be pointer"
        c_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert c_type_index == 0 or c_type_index == 4 or c_type_index == 7 or c_type_index >= 64, "dynamic_shape: Expect arg[2] to be pointer"
        a: T.handle = T.Select(a_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        b: T.handle = T.Select(b_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        c: T.handle = T.Select(c_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(a), "dynamic_shape.a is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(a, 0, 4, "int32"), "dynamic_shape.a.ndim is expected to equal 2"
        dynamic_shape_a_shape: T.handle("int64", "global") = T.tvm_struct_get(a, 0, 2, "handle")
        dynamic_shape_a_shape_1 = T.decl_buffer((2,), "int64", data=dynamic_shape_a_shape)
        n: T.int32 = T.Cast("int32", dynamic_shape_a_shape_1[0])
        m: T.int32 = T.Cast("int32", dynamic_shape_a_shape_1[1])
        dynamic_shape_a_strides: T.handle("int64", "global") = T.tvm_struct_get(a, 0, 3, "handle")
        dynamic_shape_a_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_shape_a_strides)
        dev_id: T.int32 = T.tvm_struct_get(a, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(a, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(b), "dynamic_shape.b is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(b, 0, 4, "int32"), "dynamic_shape.b.ndim is expected to equal 2"
        dynamic_shape_b_shape: T.handle("int64", "global") = T.tvm_struct_get(b, 0, 2, "handle")
        dynamic_shape_b_shape_1 = T.decl_buffer((2,), "int64", data=dynamic_shape_b_shape)
        dynamic_shape_b_strides: T.handle("int64", "global") = T.tvm_struct_get(b, 0, 3, "handle")
        dynamic_shape_b_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_shape_b_strides)
        B: T.handle("float32", "global") = T.tvm_struct_get(b, 0, 1, "handle")
        T.attr(B, "storage_alignment", 64)
        assert not T.isnullptr(c), "dynamic_shape.c is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(c, 0, 4, "int32"), "dynamic_shape.c.ndim is expected to equal 2"
        dynamic_shape_c_shape: T.handle("int64", "global") = T.tvm_struct_get(c, 0, 2, "handle")
        dynamic_shape_c_shape_1 = T.decl_buffer((2,), "int64", data=dynamic_shape_c_shape)
        dynamic_shape_c_strides: T.handle("int64", "global") = T.tvm_struct_get(c, 0, 3, "handle")
        dynamic_shape_c_strides_1 = T.decl_buffer((0,), "int64", data=dynamic_shape_c_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(c, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(a, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(a, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(a, 0, 7, "uint16") == T.uint16(1), "dynamic_shape.a.dtype is expected to be float32"
        if not T.isnullptr(dynamic_shape_a_strides):
            assert (m == 1 or 1 == T.Cast("int32", dynamic_shape_a_strides_1[1])) and (n == 1 or m == T.Cast("int32", dynamic_shape_a_strides_1[0])), "dynamic_shape.a.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(a, 0, 8, "uint64"), "Argument dynamic_shape.a.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(a, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(a, 0, 10, "int32") == 1, "Argument dynamic_shape.a.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(a, 0, 10, \"int32\")"
        assert n * m == 0 or not T.isnullptr(A), "dynamic_shape.a is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(b, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(b, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(b, 0, 7, "uint16") == T.uint16(1), "dynamic_shape.b.dtype is expected to be float32"
        assert m == T.Cast("int32", dynamic_shape_b_shape_1[0]), "Argument dynamic_shape.b.shape[0] has an unsatisfied constraint: m == T.Cast(\"int32\", dynamic_shape_b_shape[0])"
        assert T.Cast("int32", dynamic_shape_b_shape_1[1]) == 3, "Argument dynamic_shape.b.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", dynamic_shape_b_shape[1])"
        if not T.isnullptr(dynamic_shape_b_strides):
            assert 1 == T.Cast("int32", dynamic_shape_b_strides_1[1]) and (m == 1 or 3 == T.Cast("int32", dynamic_shape_b_strides_1[0])), "dynamic_shape.b.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(b, 0, 8, "uint64"), "Argument dynamic_shape.b.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(b, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(b, 0, 10, "int32") == 1, "Argument dynamic_shape.b.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(b, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(b, 0, 9, "int32"), "Argument dynamic_shape.b.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(b, 0, 9, \"int32\")"
        assert m * 3 == 0 or not T.isnullptr(B), "dynamic_shape.b is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(c, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(c, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(c, 0, 7, "uint16") == T.uint16(1), "dynamic_shape.c.dtype is expected to be float32"
        assert n == T.Cast("int32", dynamic_shape_c_shape_1[0]), "Argument dynamic_shape.c.shape[0] has an unsatisfied constraint: n == T.Cast(\"int32\", dynamic_shape_c_shape[0])"
        assert T.Cast("int32", dynamic_shape_c_shape_1[1]) == 3, "Argument dynamic_shape.c.shape[1] has an unsatisfied constraint: 3 == T.Cast(\"int32\", dynamic_shape_c_shape[1])"
        if not T.isnullptr(dynamic_shape_c_strides):
            assert 1 == T.Cast("int32", dynamic_shape_c_strides_1[1]) and (n == 1 or 3 == T.Cast("int32", dynamic_shape_c_strides_1[0])), "dynamic_shape.c.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(c, 0, 8, "uint64"), "Argument dynamic_shape.c.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(c, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(c, 0, 10, "int32") == 1, "Argument dynamic_shape.c.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(c, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(c, 0, 9, "int32"), "Argument dynamic_shape.c.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(c, 0, 9, \"int32\")"
        assert n * 3 == 0 or not T.isnullptr(C), "dynamic_shape.c is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((n, m), data=A)
        B_1 = T.decl_buffer((m, 3), data=B)
        C_1 = T.decl_buffer((n, 3), data=C)
        with T.attr(0, "compute_scope", "dynamic_shape_compute_"):
            for i, j, k in T.grid(n, 3, m):
                cse_v1: T.int32 = i * 3 + j
                C_2 = T.Buffer((n * 3,), data=C)
                if k == 0:
                    C_2[cse_v1] = T.float32(0.0)
                A_2 = T.Buffer((n * m,), data=A)
                B_2 = T.Buffer((m * 3,), data=B)
                C_2[cse_v1] = C_2[cse_v1] + A_2[i * m + k] * B_2[k * 3 + j]
        return 0
