# corpus/tir/top_k: stage 10, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: top_k; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def top_k(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_top_k", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 3, "top_k: num_args should be 3"
        assert not T.isnullptr(args), "top_k: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "top_k: Expect arg[0] to be pointer"
        values_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert values_handle_type_index == 0 or values_handle_type_index == 4 or values_handle_type_index == 7 or values_handle_type_index >= 64, "top_k: Expect arg[1] to be pointer"
        places_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert places_handle_type_index == 0 or places_handle_type_index == 4 or places_handle_type_index == 7 or places_handle_type_index >= 64, "top_k: Expect arg[2] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        values_handle: T.handle = T.Select(values_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        places_handle: T.handle = T.Select(places_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        assert not T.isnullptr(X_handle), "top_k.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "top_k.X_handle.ndim is expected to equal 2"
        top_k_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        top_k_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=top_k_X_handle_shape)
        top_k_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        top_k_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=top_k_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(values_handle), "top_k.values_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(values_handle, 0, 4, "int32"), "top_k.values_handle.ndim is expected to equal 2"
        top_k_values_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(values_handle, 0, 2, "handle")
        top_k_values_handle_shape_1 = T.decl_buffer((2,), "int64", data=top_k_values_handle_shape)
        top_k_values_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(values_handle, 0, 3, "handle")
        top_k_values_handle_strides_1 = T.decl_buffer((0,), "int64", data=top_k_values_handle_strides)
        values: T.handle("float32", "global") = T.tvm_struct_get(values_handle, 0, 1, "handle")
        T.attr(values, "storage_alignment", 64)
        assert not T.isnullptr(places_handle), "top_k.places_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(places_handle, 0, 4, "int32"), "top_k.places_handle.ndim is expected to equal 2"
        top_k_places_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(places_handle, 0, 2, "handle")
        top_k_places_handle_shape_1 = T.decl_buffer((2,), "int64", data=top_k_places_handle_shape)
        top_k_places_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(places_handle, 0, 3, "handle")
        top_k_places_handle_strides_1 = T.decl_buffer((0,), "int64", data=top_k_places_handle_strides)
        places: T.handle("int32", "global") = T.tvm_struct_get(places_handle, 0, 1, "handle")
        T.attr(places, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "top_k.X_handle.dtype is expected to be float32"
        assert T.Cast("int32", top_k_X_handle_shape_1[0]) == 5, "Argument top_k.X_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", top_k_X_handle_shape[0])"
        assert T.Cast("int32", top_k_X_handle_shape_1[1]) == 11, "Argument top_k.X_handle.shape[1] has an unsatisfied constraint: 11 == T.Cast(\"int32\", top_k_X_handle_shape[1])"
        if not T.isnullptr(top_k_X_handle_strides):
            assert 1 == T.Cast("int32", top_k_X_handle_strides_1[1]) and 11 == T.Cast("int32", top_k_X_handle_strides_1[0]), "top_k.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument top_k.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument top_k.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "top_k.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(values_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(values_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(values_handle, 0, 7, "uint16") == T.uint16(1), "top_k.values_handle.dtype is expected to be float32"
        assert T.Cast("int32", top_k_values_handle_shape_1[0]) == 5, "Argument top_k.values_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", top_k_values_handle_shape[0])"
        assert T.Cast("int32", top_k_values_handle_shape_1[1]) == 4, "Argument top_k.values_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", top_k_values_handle_shape[1])"
        if not T.isnullptr(top_k_values_handle_strides):
            assert 1 == T.Cast("int32", top_k_values_handle_strides_1[1]) and 4 == T.Cast("int32", top_k_values_handle_strides_1[0]), "top_k.values_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(values_handle, 0, 8, "uint64"), "Argument top_k.values_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(values_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(values_handle, 0, 10, "int32") == 1, "Argument top_k.values_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(values_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(values_handle, 0, 9, "int32"), "Argument top_k.values_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(values_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(values), "top_k.values_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(places_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(places_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(places_handle, 0, 7, "uint16") == T.uint16(1), "top_k.places_handle.dtype is expected to be int32"
        assert T.Cast("int32", top_k_places_handle_shape_1[0]) == 5, "Argument top_k.places_handle.shape[0] has an unsatisfied constraint: 5 == T.Cast(\"int32\", top_k_places_handle_shape[0])"
        assert T.Cast("int32", top_k_places_handle_shape_1[1]) == 4, "Argument top_k.places_handle.shape[1] has an unsatisfied constraint: 4 == T.Cast(\"int32\", top_k_places_handle_shape[1])"
        if not T.isnullptr(top_k_places_handle_strides):
            assert 1 == T.Cast("int32", top_k_places_handle_strides_1[1]) and 4 == T.Cast("int32", top_k_places_handle_strides_1[0]), "top_k.places_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(places_handle, 0, 8, "uint64"), "Argument top_k.places_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(places_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(places_handle, 0, 10, "int32") == 1, "Argument top_k.places_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(places_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(places_handle, 0, 9, "int32"), "Argument top_k.places_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(places_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(places), "top_k.places_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((5, 11), data=X)
        values_1 = T.decl_buffer((5, 4), data=values)
        places_1 = T.decl_buffer((5, 4), "int32", data=places)
        with T.attr(0, "compute_scope", "top_k_compute_"):
            taken = T.allocate([11], "int8", "global")
            best = T.allocate([1], "int32", "global")
            for i in range(5):
                taken_1 = T.Buffer((11,), "int8", data=taken)
                for j in range(11):
                    taken_1[j] = T.int8(0)
                for k in range(4):
                    cse_v1: T.int32 = i * 4 + k
                    best_1 = T.Buffer((1,), "int32", data=best)
                    best_1[0] = -1
                    X_2 = T.Buffer((55,), data=X)
                    for j in range(11):
                        if not T.Cast("bool", taken_1[j]):
                            if best_1[0] < 0:
                                best_1[0] = j
                            else:
                                cse_v2 = T.int32()
                                if T.Let(X_2[cse_v2 + best_1[0]] < X_2[cse_v2 + j], where={cse_v2: i * 11}):
                                    best_1[0] = j
                    taken_1[best_1[0]] = T.int8(1)
                    values_2 = T.Buffer((20,), data=values)
                    values_2[cse_v1] = X_2[i * 11 + best_1[0]]
                    places_2 = T.Buffer((20,), "int32", data=places)
                    places_2[cse_v1] = best_1[0]
        return 0
