# corpus/tir/argmax_rfactor: stage 14, after tir.LowerTVMBuiltin, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: argmax_rfactor; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_rfactor(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_argmax_rfactor", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "argmax_rfactor: num_args should be 4"
        assert not T.isnullptr(args), "argmax_rfactor: args pointer is NULL"
        place_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert place_handle_type_index == 0 or place_handle_type_index == 4 or place_handle_type_index == 7 or place_handle_type_index >= 64, "argmax_rfactor: Expect arg[0] to be pointer"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "argmax_rfactor: Expect arg[1] to be pointer"
        top_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert top_handle_type_index == 0 or top_handle_type_index == 4 or top_handle_type_index == 7 or top_handle_type_index >= 64, "argmax_rfactor: Expect arg[2] to be pointer"
        best_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert best_handle_type_index == 0 or best_handle_type_index == 4 or best_handle_type_index == 7 or best_handle_type_index >= 64, "argmax_rfactor: Expect arg[3] to be pointer"
        place_handle: T.handle = T.Select(place_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        top_handle: T.handle = T.Select(top_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        best_handle: T.handle = T.Select(best_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(place_handle), "argmax_rfactor.place_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(place_handle, 0, 4, "int32"), "argmax_rfactor.place_handle.ndim is expected to equal 2"
        argmax_rfactor_place_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 2, "handle")
        argmax_rfactor_place_handle_shape_1 = T.decl_buffer((2,), "int64", data=argmax_rfactor_place_handle_shape)
        argmax_rfactor_place_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 3, "handle")
        argmax_rfactor_place_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_rfactor_place_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(place_handle, 0, 9, "int32")
        place: T.handle("int32", "global") = T.tvm_struct_get(place_handle, 0, 1, "handle")
        T.attr(place, "storage_alignment", 64)
        assert not T.isnullptr(X_handle), "argmax_rfactor.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "argmax_rfactor.X_handle.ndim is expected to equal 2"
        argmax_rfactor_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        argmax_rfactor_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=argmax_rfactor_X_handle_shape)
        argmax_rfactor_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        argmax_rfactor_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_rfactor_X_handle_strides)
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(top_handle), "argmax_rfactor.top_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(top_handle, 0, 4, "int32"), "argmax_rfactor.top_handle.ndim is expected to equal 1"
        argmax_rfactor_top_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(top_handle, 0, 2, "handle")
        argmax_rfactor_top_handle_shape_1 = T.decl_buffer((1,), "int64", data=argmax_rfactor_top_handle_shape)
        argmax_rfactor_top_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(top_handle, 0, 3, "handle")
        argmax_rfactor_top_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_rfactor_top_handle_strides)
        top: T.handle("int32", "global") = T.tvm_struct_get(top_handle, 0, 1, "handle")
        T.attr(top, "storage_alignment", 64)
        assert not T.isnullptr(best_handle), "argmax_rfactor.best_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(best_handle, 0, 4, "int32"), "argmax_rfactor.best_handle.ndim is expected to equal 1"
        argmax_rfactor_best_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(best_handle, 0, 2, "handle")
        argmax_rfactor_best_handle_shape_1 = T.decl_buffer((1,), "int64", data=argmax_rfactor_best_handle_shape)
        argmax_rfactor_best_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(best_handle, 0, 3, "handle")
        argmax_rfactor_best_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_rfactor_best_handle_strides)
        best: T.handle("float32", "global") = T.tvm_struct_get(best_handle, 0, 1, "handle")
        T.attr(best, "storage_alignment", 64)
        assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), "argmax_rfactor.place_handle.dtype is expected to be int32"
        assert T.Cast("int32", argmax_rfactor_place_handle_shape_1[0]) == 4, "Argument argmax_rfactor.place_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", argmax_rfactor_place_handle_shape[0])"
        assert T.Cast("int32", argmax_rfactor_place_handle_shape_1[1]) == 12, "Argument argmax_rfactor.place_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", argmax_rfactor_place_handle_shape[1])"
        if not T.isnullptr(argmax_rfactor_place_handle_strides):
            assert 1 == T.Cast("int32", argmax_rfactor_place_handle_strides_1[1]) and 12 == T.Cast("int32", argmax_rfactor_place_handle_strides_1[0]), "argmax_rfactor.place_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), "Argument argmax_rfactor.place_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, "Argument argmax_rfactor.place_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(place_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(place), "argmax_rfactor.place_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "argmax_rfactor.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", argmax_rfactor_X_handle_shape_1[0]) == 4, "Argument argmax_rfactor.X_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", argmax_rfactor_X_handle_shape[0])"
        assert T.Cast("int32", argmax_rfactor_X_handle_shape_1[1]) == 12, "Argument argmax_rfactor.X_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", argmax_rfactor_X_handle_shape[1])"
        if not T.isnullptr(argmax_rfactor_X_handle_strides):
            assert 1 == T.Cast("int32", argmax_rfactor_X_handle_strides_1[1]) and 12 == T.Cast("int32", argmax_rfactor_X_handle_strides_1[0]), "argmax_rfactor.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument argmax_rfactor.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument argmax_rfactor.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(X_handle, 0, 9, "int32"), "Argument argmax_rfactor.X_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(X_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(X), "argmax_rfactor.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(top_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(top_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(top_handle, 0, 7, "uint16") == T.uint16(1), "argmax_rfactor.top_handle.dtype is expected to be int32"
        assert T.Cast("int32", argmax_rfactor_top_handle_shape_1[0]) == 4, "Argument argmax_rfactor.top_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", argmax_rfactor_top_handle_shape[0])"
        if not T.isnullptr(argmax_rfactor_top_handle_strides):
            assert 1 == T.Cast("int32", argmax_rfactor_top_handle_strides_1[0]), "argmax_rfactor.top_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(top_handle, 0, 8, "uint64"), "Argument argmax_rfactor.top_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(top_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(top_handle, 0, 10, "int32") == 1, "Argument argmax_rfactor.top_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(top_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(top_handle, 0, 9, "int32"), "Argument argmax_rfactor.top_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(top_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(top), "argmax_rfactor.top_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(best_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(best_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(best_handle, 0, 7, "uint16") == T.uint16(1), "argmax_rfactor.best_handle.dtype is expected to be float32"
        assert T.Cast("int32", argmax_rfactor_best_handle_shape_1[0]) == 4, "Argument argmax_rfactor.best_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", argmax_rfactor_best_handle_shape[0])"
        if not T.isnullptr(argmax_rfactor_best_handle_strides):
            assert 1 == T.Cast("int32", argmax_rfactor_best_handle_strides_1[0]), "argmax_rfactor.best_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, "uint64"), "Argument argmax_rfactor.best_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(best_handle, 0, 10, "int32") == 1, "Argument argmax_rfactor.best_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(best_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(best_handle, 0, 9, "int32"), "Argument argmax_rfactor.best_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(best_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(best), "argmax_rfactor.best_handle is expected to have non-NULL data pointer"
        place_1 = T.decl_buffer((4, 12), "int32", data=place)
        X_1 = T.decl_buffer((4, 12), data=X)
        top_1 = T.decl_buffer((4,), "int32", data=top)
        best_1 = T.decl_buffer((4,), data=best)
        with T.attr(0, "compute_scope", "argmax_rfactor_compute_"):
            top_rf = T.allocate([12], "int32", "global")
            best_rf = T.allocate([12], "float32", "global")
            top_rf_1 = T.Buffer((12,), "int32", data=top_rf)
            best_rf_1 = T.Buffer((12,), data=best_rf)
            for i, k_0, k_1 in T.grid(4, 3, 4):
                cse_v2: T.int32 = i * 3 + k_0
                cse_v1: T.int32 = i * 12 + k_0 * 4 + k_1
                if k_1 == 0:
                    top_rf_1[cse_v2] = -1
                    best_rf_1[cse_v2] = T.float32(-340282346638528859811704183484516925440.0)
                X_2 = T.Buffer((48,), data=X)
                place_2 = T.Buffer((48,), "int32", data=place)
                v_top_rf: T.int32 = T.if_then_else(X_2[cse_v1] <= best_rf_1[cse_v2], top_rf_1[cse_v2], place_2[cse_v1])
                v_best_rf: T.float32 = T.if_then_else(X_2[cse_v1] <= best_rf_1[cse_v2], best_rf_1[cse_v2], X_2[cse_v1])
                top_rf_1[cse_v2] = v_top_rf
                best_rf_1[cse_v2] = v_best_rf
            for i, k_0 in T.grid(4, 3):
                cse_v3: T.int32 = i * 3 + k_0
                top_2 = T.Buffer((4,), "int32", data=top)
                best_2 = T.Buffer((4,), data=best)
                if k_0 == 0:
                    top_2[i] = -1
                    best_2[i] = T.float32(-340282346638528859811704183484516925440.0)
                v_top: T.int32 = T.if_then_else(best_rf_1[cse_v3] <= best_2[i], top_2[i], top_rf_1[cse_v3])
                v_best: T.float32 = T.if_then_else(best_rf_1[cse_v3] <= best_2[i], best_2[i], best_rf_1[cse_v3])
                top_2[i] = v_top
                best_2[i] = v_best
        return 0
