# corpus/tir/statements: stage 05, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: statements; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def statements(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_statements", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True, "tir.noalias": True})
        assert num_args == 3, "statements: num_args should be 3"
        assert not T.isnullptr(args), "statements: args pointer is NULL"
        count_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert count_type_index == 1 or count_type_index == 2, "statements: Expect arg[0] to be int"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "statements: Expect arg[1] to be pointer"
        Y_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert Y_handle_type_index == 0 or Y_handle_type_index == 4 or Y_handle_type_index == 7 or Y_handle_type_index >= 64, "statements: Expect arg[2] to be pointer"
        count: T.int32 = T.Cast("int32", T.tvm_struct_get(args, 0, 15, "int64"))
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        Y_handle: T.handle = T.Select(Y_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "statements.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "statements.X_handle.ndim is expected to equal 2"
        statements_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        statements_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=statements_X_handle_shape)
        statements_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        statements_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=statements_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("int32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(Y_handle), "statements.Y_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(Y_handle, 0, 4, "int32"), "statements.Y_handle.ndim is expected to equal 2"
        statements_Y_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 2, "handle")
        statements_Y_handle_shape_1 = T.decl_buffer((2,), "int64", data=statements_Y_handle_shape)
        statements_Y_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Y_handle, 0, 3, "handle")
        statements_Y_handle_strides_1 = T.decl_buffer((0,), "int64", data=statements_Y_handle_strides)
        Y: T.handle("int32", "global") = T.tvm_struct_get(Y_handle, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "statements.X_handle.dtype is expected to be int32"
        assert T.Cast("int32", statements_X_handle_shape_1[0]) == 3, "Argument statements.X_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", statements_X_handle_shape[0])"
        assert T.Cast("int32", statements_X_handle_shape_1[1]) == 8, "Argument statements.X_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", statements_X_handle_shape[1])"
        if not T.isnullptr(statements_X_handle_strides):
            assert 1 == T.Cast("int32", statements_X_handle_strides_1[1]) and 8 == T.Cast("int32", statements_X_handle_strides_1[0]), "statements.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument statements.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument statements.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "statements.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(Y_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(Y_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Y_handle, 0, 7, "uint16") == T.uint16(1), "statements.Y_handle.dtype is expected to be int32"
        assert T.Cast("int32", statements_Y_handle_shape_1[0]) == 3, "Argument statements.Y_handle.shape[0] has an unsatisfied constraint: 3 == T.Cast(\"int32\", statements_Y_handle_shape[0])"
        assert T.Cast("int32", statements_Y_handle_shape_1[1]) == 8, "Argument statements.Y_handle.shape[1] has an unsatisfied constraint: 8 == T.Cast(\"int32\", statements_Y_handle_shape[1])"
        if not T.isnullptr(statements_Y_handle_strides):
            assert 1 == T.Cast("int32", statements_Y_handle_strides_1[1]) and 8 == T.Cast("int32", statements_Y_handle_strides_1[0]), "statements.Y_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, "uint64"), "Argument statements.Y_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Y_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Y_handle, 0, 10, "int32") == 1, "Argument statements.Y_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Y_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(Y_handle, 0, 9, "int32"), "Argument statements.Y_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(Y_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(Y), "statements.Y_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((3, 8), "int32", data=X)
        Y_1 = T.decl_buffer((3, 8), "int32", data=Y)
        with T.attr(0, "compute_scope", "statements_compute_"):
            assert 0 <= count and count <= 8, "count is out of range"
            for i in range(3):
                for j in T.serial(8, annotations={"hint": T.bool(True)}):
                    cse_v1: T.int32 = i * 8 + j
                    X_2 = T.Buffer((24,), "int32", data=X)
                    Y_2 = T.Buffer((24,), "int32", data=Y)
                    if j < count:
                        if X_2[cse_v1] % 2 == 0:
                            Y_2[cse_v1] = X_2[cse_v1] // 2
                        else:
                            Y_2[cse_v1] = X_2[cse_v1] * 3 + 1
                    else:
                        Y_2[cse_v1] = T.if_then_else(j == 7, X_2[i * 8], j * -1)
        return 0
