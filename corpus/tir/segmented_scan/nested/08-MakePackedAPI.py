# corpus/tir/segmented_scan: stage 08, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: segmented_scan; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def segmented_scan(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_segmented_scan", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 4, "segmented_scan: num_args should be 4"
        assert not T.isnullptr(args), "segmented_scan: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "segmented_scan: Expect arg[0] to be pointer"
        start_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert start_handle_type_index == 0 or start_handle_type_index == 4 or start_handle_type_index == 7 or start_handle_type_index >= 64, "segmented_scan: Expect arg[1] to be pointer"
        sums_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert sums_handle_type_index == 0 or sums_handle_type_index == 4 or sums_handle_type_index == 7 or sums_handle_type_index >= 64, "segmented_scan: Expect arg[2] to be pointer"
        maxima_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert maxima_handle_type_index == 0 or maxima_handle_type_index == 4 or maxima_handle_type_index == 7 or maxima_handle_type_index >= 64, "segmented_scan: Expect arg[3] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        start_handle: T.handle = T.Select(start_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        sums_handle: T.handle = T.Select(sums_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        maxima_handle: T.handle = T.Select(maxima_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(X_handle), "segmented_scan.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "segmented_scan.X_handle.ndim is expected to equal 2"
        segmented_scan_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        segmented_scan_X_handle_shape_1 = T.decl_buffer((2,), "int64", data=segmented_scan_X_handle_shape)
        segmented_scan_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        segmented_scan_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=segmented_scan_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("int32", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(start_handle), "segmented_scan.start_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(start_handle, 0, 4, "int32"), "segmented_scan.start_handle.ndim is expected to equal 2"
        segmented_scan_start_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(start_handle, 0, 2, "handle")
        segmented_scan_start_handle_shape_1 = T.decl_buffer((2,), "int64", data=segmented_scan_start_handle_shape)
        segmented_scan_start_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(start_handle, 0, 3, "handle")
        segmented_scan_start_handle_strides_1 = T.decl_buffer((0,), "int64", data=segmented_scan_start_handle_strides)
        start: T.handle("int8", "global") = T.tvm_struct_get(start_handle, 0, 1, "handle")
        T.attr(start, "storage_alignment", 64)
        assert not T.isnullptr(sums_handle), "segmented_scan.sums_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(sums_handle, 0, 4, "int32"), "segmented_scan.sums_handle.ndim is expected to equal 2"
        segmented_scan_sums_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(sums_handle, 0, 2, "handle")
        segmented_scan_sums_handle_shape_1 = T.decl_buffer((2,), "int64", data=segmented_scan_sums_handle_shape)
        segmented_scan_sums_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(sums_handle, 0, 3, "handle")
        segmented_scan_sums_handle_strides_1 = T.decl_buffer((0,), "int64", data=segmented_scan_sums_handle_strides)
        sums: T.handle("int32", "global") = T.tvm_struct_get(sums_handle, 0, 1, "handle")
        T.attr(sums, "storage_alignment", 64)
        assert not T.isnullptr(maxima_handle), "segmented_scan.maxima_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(maxima_handle, 0, 4, "int32"), "segmented_scan.maxima_handle.ndim is expected to equal 2"
        segmented_scan_maxima_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(maxima_handle, 0, 2, "handle")
        segmented_scan_maxima_handle_shape_1 = T.decl_buffer((2,), "int64", data=segmented_scan_maxima_handle_shape)
        segmented_scan_maxima_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(maxima_handle, 0, 3, "handle")
        segmented_scan_maxima_handle_strides_1 = T.decl_buffer((0,), "int64", data=segmented_scan_maxima_handle_strides)
        maxima: T.handle("int32", "global") = T.tvm_struct_get(maxima_handle, 0, 1, "handle")
        T.attr(maxima, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "segmented_scan.X_handle.dtype is expected to be int32"
        assert T.Cast("int32", segmented_scan_X_handle_shape_1[0]) == 2, "Argument segmented_scan.X_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", segmented_scan_X_handle_shape[0])"
        assert T.Cast("int32", segmented_scan_X_handle_shape_1[1]) == 12, "Argument segmented_scan.X_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", segmented_scan_X_handle_shape[1])"
        if not T.isnullptr(segmented_scan_X_handle_strides):
            assert 1 == T.Cast("int32", segmented_scan_X_handle_strides_1[1]) and 12 == T.Cast("int32", segmented_scan_X_handle_strides_1[0]), "segmented_scan.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument segmented_scan.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument segmented_scan.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "segmented_scan.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(start_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(start_handle, 0, 6, "uint8") == T.uint8(1) and T.tvm_struct_get(start_handle, 0, 7, "uint16") == T.uint16(1), "segmented_scan.start_handle.dtype is expected to be bool"
        assert T.Cast("int32", segmented_scan_start_handle_shape_1[0]) == 2, "Argument segmented_scan.start_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", segmented_scan_start_handle_shape[0])"
        assert T.Cast("int32", segmented_scan_start_handle_shape_1[1]) == 12, "Argument segmented_scan.start_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", segmented_scan_start_handle_shape[1])"
        if not T.isnullptr(segmented_scan_start_handle_strides):
            assert 1 == T.Cast("int32", segmented_scan_start_handle_strides_1[1]) and 12 == T.Cast("int32", segmented_scan_start_handle_strides_1[0]), "segmented_scan.start_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(start_handle, 0, 8, "uint64"), "Argument segmented_scan.start_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(start_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(start_handle, 0, 10, "int32") == 1, "Argument segmented_scan.start_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(start_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(start_handle, 0, 9, "int32"), "Argument segmented_scan.start_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(start_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(start), "segmented_scan.start_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(sums_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(sums_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(sums_handle, 0, 7, "uint16") == T.uint16(1), "segmented_scan.sums_handle.dtype is expected to be int32"
        assert T.Cast("int32", segmented_scan_sums_handle_shape_1[0]) == 2, "Argument segmented_scan.sums_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", segmented_scan_sums_handle_shape[0])"
        assert T.Cast("int32", segmented_scan_sums_handle_shape_1[1]) == 12, "Argument segmented_scan.sums_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", segmented_scan_sums_handle_shape[1])"
        if not T.isnullptr(segmented_scan_sums_handle_strides):
            assert 1 == T.Cast("int32", segmented_scan_sums_handle_strides_1[1]) and 12 == T.Cast("int32", segmented_scan_sums_handle_strides_1[0]), "segmented_scan.sums_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(sums_handle, 0, 8, "uint64"), "Argument segmented_scan.sums_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(sums_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(sums_handle, 0, 10, "int32") == 1, "Argument segmented_scan.sums_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(sums_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(sums_handle, 0, 9, "int32"), "Argument segmented_scan.sums_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(sums_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(sums), "segmented_scan.sums_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(maxima_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(maxima_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(maxima_handle, 0, 7, "uint16") == T.uint16(1), "segmented_scan.maxima_handle.dtype is expected to be int32"
        assert T.Cast("int32", segmented_scan_maxima_handle_shape_1[0]) == 2, "Argument segmented_scan.maxima_handle.shape[0] has an unsatisfied constraint: 2 == T.Cast(\"int32\", segmented_scan_maxima_handle_shape[0])"
        assert T.Cast("int32", segmented_scan_maxima_handle_shape_1[1]) == 12, "Argument segmented_scan.maxima_handle.shape[1] has an unsatisfied constraint: 12 == T.Cast(\"int32\", segmented_scan_maxima_handle_shape[1])"
        if not T.isnullptr(segmented_scan_maxima_handle_strides):
            assert 1 == T.Cast("int32", segmented_scan_maxima_handle_strides_1[1]) and 12 == T.Cast("int32", segmented_scan_maxima_handle_strides_1[0]), "segmented_scan.maxima_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(maxima_handle, 0, 8, "uint64"), "Argument segmented_scan.maxima_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(maxima_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(maxima_handle, 0, 10, "int32") == 1, "Argument segmented_scan.maxima_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(maxima_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(maxima_handle, 0, 9, "int32"), "Argument segmented_scan.maxima_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(maxima_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(maxima), "segmented_scan.maxima_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((2, 12), "int32", data=X)
        start_1 = T.decl_buffer((2, 12), "bool", data=start)
        sums_1 = T.decl_buffer((2, 12), "int32", data=sums)
        maxima_1 = T.decl_buffer((2, 12), "int32", data=maxima)
        with T.attr(0, "compute_scope", "segmented_scan_compute_"):
            for i, j in T.grid(2, 12):
                cse_v1: T.int32 = i * 12 + j
                start_2 = T.Buffer((24,), "int8", data=start)
                sums_2 = T.Buffer((24,), "int32", data=sums)
                X_2 = T.Buffer((24,), "int32", data=X)
                maxima_2 = T.Buffer((24,), "int32", data=maxima)
                if j == 0 or T.Cast("bool", start_2[cse_v1]):
                    sums_2[cse_v1] = X_2[cse_v1]
                    maxima_2[cse_v1] = X_2[cse_v1]
                else:
                    cse_v2: T.int32 = cse_v1 - 1
                    sums_2[cse_v1] = sums_2[cse_v2] + X_2[cse_v1]
                    maxima_2[cse_v1] = T.max(maxima_2[cse_v2], X_2[cse_v1])
        return 0
