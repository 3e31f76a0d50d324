# corpus/tir/while_loop: stage 09, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: while_loop; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def while_loop(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_while_loop", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 2, "while_loop: num_args should be 2"
        assert not T.isnullptr(args), "while_loop: args pointer is NULL"
        N_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert N_handle_type_index == 0 or N_handle_type_index == 4 or N_handle_type_index == 7 or N_handle_type_index >= 64, "while_loop: Expect arg[0] to be pointer"
        steps_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert steps_handle_type_index == 0 or steps_handle_type_index == 4 or steps_handle_type_index == 7 or steps_handle_type_index >= 64, "while_loop: Expect arg[1] to be pointer"
        N_handle: T.handle = T.Select(N_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        steps_handle: T.handle = T.Select(steps_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(N_handle), "while_loop.N_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(N_handle, 0, 4, "int32"), "while_loop.N_handle.ndim is expected to equal 1"
        while_loop_N_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(N_handle, 0, 2, "handle")
        while_loop_N_handle_shape_1 = T.decl_buffer((1,), "int64", data=while_loop_N_handle_shape)
        while_loop_N_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(N_handle, 0, 3, "handle")
        while_loop_N_handle_strides_1 = T.decl_buffer((0,), "int64", data=while_loop_N_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(N_handle, 0, 9, "int32")
        N: T.handle("int32", "global") = T.tvm_struct_get(N_handle, 0, 1, "handle")
        T.attr(N, "storage_alignment", 64)
        assert not T.isnullptr(steps_handle), "while_loop.steps_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(steps_handle, 0, 4, "int32"), "while_loop.steps_handle.ndim is expected to equal 1"
        while_loop_steps_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(steps_handle, 0, 2, "handle")
        while_loop_steps_handle_shape_1 = T.decl_buffer((1,), "int64", data=while_loop_steps_handle_shape)
        while_loop_steps_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(steps_handle, 0, 3, "handle")
        while_loop_steps_handle_strides_1 = T.decl_buffer((0,), "int64", data=while_loop_steps_handle_strides)
        steps: T.handle("int32", "global") = T.tvm_struct_get(steps_handle, 0, 1, "handle")
        T.attr(steps, "storage_alignment", 64)
        assert T.tvm_struct_get(N_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(N_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(N_handle, 0, 7, "uint16") == T.uint16(1), "while_loop.N_handle.dtype is expected to be int32"
        assert T.Cast("int32", while_loop_N_handle_shape_1[0]) == 12, "Argument while_loop.N_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", while_loop_N_handle_shape[0])"
        if not T.isnullptr(while_loop_N_handle_strides):
            assert 1 == T.Cast("int32", while_loop_N_handle_strides_1[0]), "while_loop.N_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(N_handle, 0, 8, "uint64"), "Argument while_loop.N_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(N_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(N_handle, 0, 10, "int32") == 1, "Argument while_loop.N_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(N_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(N), "while_loop.N_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(steps_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(steps_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(steps_handle, 0, 7, "uint16") == T.uint16(1), "while_loop.steps_handle.dtype is expected to be int32"
        assert T.Cast("int32", while_loop_steps_handle_shape_1[0]) == 12, "Argument while_loop.steps_handle.shape[0] has an unsatisfied constraint: 12 == T.Cast(\"int32\", while_loop_steps_handle_shape[0])"
        if not T.isnullptr(while_loop_steps_handle_strides):
            assert 1 == T.Cast("int32", while_loop_steps_handle_strides_1[0]), "while_loop.steps_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(steps_handle, 0, 8, "uint64"), "Argument while_loop.steps_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(steps_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(steps_handle, 0, 10, "int32") == 1, "Argument while_loop.steps_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(steps_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(steps_handle, 0, 9, "int32"), "Argument while_loop.steps_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(steps_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(steps), "while_loop.steps_handle is expected to have non-NULL data pointer"
        N_1 = T.decl_buffer((12,), "int32", data=N)
        steps_1 = T.decl_buffer((12,), "int32", data=steps)
        with T.attr(0, "compute_scope", "while_loop_compute_"):
            x = T.allocate([1], "int32", "global")
            for i in range(12):
                x_1 = T.Buffer((1,), "int32", data=x)
                N_2 = T.Buffer((12,), "int32", data=N)
                x_1[0] = N_2[i]
                steps_2 = T.Buffer((12,), "int32", data=steps)
                steps_2[i] = 0
                while x_1[0] != 1:
                    if x_1[0] % 2 == 0:
                        x_1[0] = x_1[0] // 2
                    else:
                        x_1[0] = x_1[0] * 3 + 1
                    steps_2[i] = steps_2[i] + 1
        return 0
