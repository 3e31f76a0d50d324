# corpus/tir/argmax: stage 11, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: argmax; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_argmax", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 3, "argmax: num_args should be 3"
        assert not T.isnullptr(args), "argmax: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "argmax: Expect arg[0] to be pointer"
        best_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert best_handle_type_index == 0 or best_handle_type_index == 4 or best_handle_type_index == 7 or best_handle_type_index >= 64, "argmax: Expect arg[1] to be pointer"
        place_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert place_handle_type_index == 0 or place_handle_type_index == 4 or place_handle_type_index == 7 or place_handle_type_index >= 64, "argmax: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        best_handle: T.handle = T.Select(best_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        place_handle: T.handle = T.Select(place_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "argmax.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "argmax.X_handle.ndim is expected to equal 2"
        argmax_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        argmax_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=argmax_X_handle_shape)
        argmax_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        argmax_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(best_handle), "argmax.best_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(best_handle, 0, 4, "int32"), "argmax.best_handle.ndim is expected to equal 1"
        argmax_best_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(best_handle, 0, 2, "handle")
        argmax_best_handle_shape_1 = T.decl_buffer((1,), "int64", data=argmax_best_handle_shape)
        argmax_best_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(best_handle, 0, 3, "handle")
        argmax_best_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_best_handle_strides)
        best: T.handle("float32", "global") = T.tvm_struct_get(best_handle, 0, 1, "handle")
        T.attr(best, "storage_alignment", 64)
        assert not T.isnullptr(place_handle), "argmax.place_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(place_handle, 0, 4, "int32"), "argmax.place_handle.ndim is expected to equal 1"
        argmax_place_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 2, "handle")
        argmax_place_handle_shape_1 = T.decl_buffer((1,), "int64", data=argmax_place_handle_shape)
        argmax_place_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(place_handle, 0, 3, "handle")
        argmax_place_handle_strides_1 = T.decl_buffer((0,), "int64", data=argmax_place_handle_strides)
        place: T.handle("int32", "global") = T.tvm_struct_get(place_handle, 0, 1, "handle")
        T.attr(place, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "argmax.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", argmax_X_handle_shape_1[0]) == 6, "Argument argmax.X_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", argmax_X_handle_shape[0])"
        assert T.Cast("int32", argmax_X_handle_shape_1[1]) == 9, "Argument argmax.X_handle.shape[1] has an unsatisfied constraint: 9 == T.Cast(\"int32\", argmax_X_handle_shape[1])"
        if not T.isnullptr(argmax_X_handle_strides):
            assert 1 == T.Cast("int32", argmax_X_handle_strides_1[1]) and 9 == T.Cast("int32", argmax_X_handle_strides_1[0]), "argmax.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument argmax.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument argmax.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "argmax.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(best_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(best_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(best_handle, 0, 7, "uint16") == T.uint16(1), "argmax.best_handle.dtype is expected to be float32"
        assert T.Cast("int32", argmax_best_handle_shape_1[0]) == 6, "Argument argmax.best_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", argmax_best_handle_shape[0])"
        if not T.isnullptr(argmax_best_handle_strides):
            assert 1 == T.Cast("int32", argmax_best_handle_strides_1[0]), "argmax.best_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, "uint64"), "Argument argmax.best_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(best_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(best_handle, 0, 10, "int32") == 1, "Argument argmax.best_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(best_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(best_handle, 0, 9, "int32"), "Argument argmax.best_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(best_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(best), "argmax.best_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(place_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(place_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(place_handle, 0, 7, "uint16") == T.uint16(1), "argmax.place_handle.dtype is expected to be int32"
        assert T.Cast("int32", argmax_place_handle_shape_1[0]) == 6, "Argument argmax.place_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", argmax_place_handle_shape[0])"
        if not T.isnullptr(argmax_place_handle_strides):
            assert 1 == T.Cast("int32", argmax_place_handle_strides_1[0]), "argmax.place_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, "uint64"), "Argument argmax.place_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(place_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(place_handle, 0, 10, "int32") == 1, "Argument argmax.place_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(place_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(place_handle, 0, 9, "int32"), "Argument argmax.place_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(place_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(place), "argmax.place_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((6, 9), data=X)
        best_1 = T.decl_buffer((6,), data=best)
        place_1 = T.decl_buffer((6,), "int32", data=place)
        with T.attr(0, "compute_scope", "argmax_compute_"):
            for i, k in T.grid(6, 9):
                cse_v1: T.int32 = i * 9 + k
                place_2 = T.Buffer((6,), "int32", data=place)
                best_2 = T.Buffer((6,), data=best)
                if k == 0:
                    place_2[i] = -1
                    best_2[i] = T.float32(-340282346638528859811704183484516925440.0)
                X_2 = T.Buffer((54,), data=X)
                new_place: T.int32 = T.if_then_else(X_2[cse_v1] <= best_2[i], place_2[i], k)
                new_best: T.float32 = T.if_then_else(X_2[cse_v1] <= best_2[i], best_2[i], X_2[cse_v1])
                place_2[i] = new_place
                best_2[i] = new_best
        return 0
