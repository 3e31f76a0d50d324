# corpus/tir/stencil: stage 16, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def stencil(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_stencil", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 2, "stencil: num_args should be 2"
        assert not T.isnullptr(args), "stencil: args pointer is NULL"
        A_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert A_handle_type_index == 0 or A_handle_type_index == 4 or A_handle_type_index == 7 or A_handle_type_index >= 64, "stencil: Expect arg[0] to be pointer"
        C_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert C_handle_type_index == 0 or C_handle_type_index == 4 or C_handle_type_index == 7 or C_handle_type_index >= 64, "stencil: Expect arg[1] to be pointer"
        A_handle: T.handle = T.Select(A_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        C_handle: T.handle = T.Select(C_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(A_handle), "stencil.A_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(A_handle, 0, 4, "int32"), "stencil.A_handle.ndim is expected to equal 1"
        stencil_A_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 2, "handle")
        stencil_A_handle_shape_1 = T.decl_buffer((1,), "int64", data=stencil_A_handle_shape)
        stencil_A_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(A_handle, 0, 3, "handle")
        stencil_A_handle_strides_1 = T.decl_buffer((0,), "int64", data=stencil_A_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(A_handle, 0, 9, "int32")
        A: T.handle("float32", "global") = T.tvm_struct_get(A_handle, 0, 1, "handle")
        T.attr(A, "storage_alignment", 64)
        assert not T.isnullptr(C_handle), "stencil.C_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(C_handle, 0, 4, "int32"), "stencil.C_handle.ndim is expected to equal 1"
        stencil_C_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 2, "handle")
        stencil_C_handle_shape_1 = T.decl_buffer((1,), "int64", data=stencil_C_handle_shape)
        stencil_C_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(C_handle, 0, 3, "handle")
        stencil_C_handle_strides_1 = T.decl_buffer((0,), "int64", data=stencil_C_handle_strides)
        C: T.handle("float32", "global") = T.tvm_struct_get(C_handle, 0, 1, "handle")
        T.attr(C, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(A_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(A_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(A_handle, 0, 7, "uint16") == T.uint16(1), "stencil.A_handle.dtype is expected to be float32"
        assert T.Cast("int32", stencil_A_handle_shape_1[0]) == 19, "Argument stencil.A_handle.shape[0] has an unsatisfied constraint: 19 == T.Cast(\"int32\", stencil_A_handle_shape[0])"
        if not T.isnullptr(stencil_A_handle_strides):
            assert 1 == T.Cast("int32", stencil_A_handle_strides_1[0]), "stencil.A_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, "uint64"), "Argument stencil.A_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(A_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(A_handle, 0, 10, "int32") == 1, "Argument stencil.A_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(A_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(A), "stencil.A_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(C_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(C_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(C_handle, 0, 7, "uint16") == T.uint16(1), "stencil.C_handle.dtype is expected to be float32"
        assert T.Cast("int32", stencil_C_handle_shape_1[0]) == 17, "Argument stencil.C_handle.shape[0] has an unsatisfied constraint: 17 == T.Cast(\"int32\", stencil_C_handle_shape[0])"
        if not T.isnullptr(stencil_C_handle_strides):
            assert 1 == T.Cast("int32", stencil_C_handle_strides_1[0]), "stencil.C_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, "uint64"), "Argument stencil.C_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(C_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(C_handle, 0, 10, "int32") == 1, "Argument stencil.C_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(C_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(C_handle, 0, 9, "int32"), "Argument stencil.C_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(C_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(C), "stencil.C_handle is expected to have non-NULL data pointer"
        A_1 = T.decl_buffer((19,), data=A)
        C_1 = T.decl_buffer((17,), data=C)
        with T.attr(0, "compute_scope", "stencil_compute_"):
            A_global = T.allocate([7], "float32", "global")
            for i_0 in range(4):
                A_global_1 = T.Buffer((7,), data=A_global)
                for ax0 in range(7):
                    if i_0 * 5 + ax0 < 19:
                        A_2 = T.Buffer((19,), data=A)
                        A_global_1[ax0] = A_2[i_0 * 5 + ax0]
                A_global_2 = T.Buffer((7,), data=A_global)
                for ax0 in range(7):
                    if i_0 * 5 + ax0 < 19:
                        A_global_2[ax0] = A_global_1[ax0] * T.float32(0.69999999999999996) + T.float32(1.0)
                for i_1 in range(5):
                    if i_0 * 5 + i_1 < 17:
                        C_2 = T.Buffer((17,), data=C)
                        C_2[i_0 * 5 + i_1] = A_global_2[i_1] + A_global_2[i_1 + 1] * T.float32(2.0) + A_global_2[i_1 + 2]
        return 0
