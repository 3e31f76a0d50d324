# corpus/tir/histogram: stage 05, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def histogram(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_histogram", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 2, "histogram: num_args should be 2"
        assert not T.isnullptr(args), "histogram: args pointer is NULL"
        X_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert X_handle_type_index == 0 or X_handle_type_index == 4 or X_handle_type_index == 7 or X_handle_type_index >= 64, "histogram: Expect arg[0] to be pointer"
        H_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert H_handle_type_index == 0 or H_handle_type_index == 4 or H_handle_type_index == 7 or H_handle_type_index >= 64, "histogram: Expect arg[1] to be pointer"
        X_handle: T.handle = T.Select(X_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        H_handle: T.handle = T.Select(H_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        assert not T.isnullptr(X_handle), "histogram.X_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(X_handle, 0, 4, "int32"), "histogram.X_handle.ndim is expected to equal 1"
        histogram_X_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 2, "handle")
        histogram_X_handle_shape_1 = T.decl_buffer((1,), "int64", data=histogram_X_handle_shape)
        histogram_X_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(X_handle, 0, 3, "handle")
        histogram_X_handle_strides_1 = T.decl_buffer((0,), "int64", data=histogram_X_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(X_handle, 0, 9, "int32")
        X: T.handle("uint8", "global") = T.tvm_struct_get(X_handle, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(H_handle), "histogram.H_handle is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(H_handle, 0, 4, "int32"), "histogram.H_handle.ndim is expected to equal 1"
        histogram_H_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(H_handle, 0, 2, "handle")
        histogram_H_handle_shape_1 = T.decl_buffer((1,), "int64", data=histogram_H_handle_shape)
        histogram_H_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(H_handle, 0, 3, "handle")
        histogram_H_handle_strides_1 = T.decl_buffer((0,), "int64", data=histogram_H_handle_strides)
        H: T.handle("int32", "global") = T.tvm_struct_get(H_handle, 0, 1, "handle")
        T.attr(H, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(X_handle, 0, 5, "uint8") == T.uint8(1) and T.tvm_struct_get(X_handle, 0, 6, "uint8") == T.uint8(8) and T.tvm_struct_get(X_handle, 0, 7, "uint16") == T.uint16(1), "histogram.X_handle.dtype is expected to be uint8"
        assert T.Cast("int32", histogram_X_handle_shape_1[0]) == 40, "Argument histogram.X_handle.shape[0] has an unsatisfied constraint: 40 == T.Cast(\"int32\", histogram_X_handle_shape[0])"
        if not T.isnullptr(histogram_X_handle_strides):
            assert 1 == T.Cast("int32", histogram_X_handle_strides_1[0]), "histogram.X_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, "uint64"), "Argument histogram.X_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(X_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(X_handle, 0, 10, "int32") == 1, "Argument histogram.X_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(X_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(X), "histogram.X_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(H_handle, 0, 5, "uint8") == T.uint8(0) and T.tvm_struct_get(H_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(H_handle, 0, 7, "uint16") == T.uint16(1), "histogram.H_handle.dtype is expected to be int32"
        assert T.Cast("int32", histogram_H_handle_shape_1[0]) == 6, "Argument histogram.H_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", histogram_H_handle_shape[0])"
        if not T.isnullptr(histogram_H_handle_strides):
            assert 1 == T.Cast("int32", histogram_H_handle_strides_1[0]), "histogram.H_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(H_handle, 0, 8, "uint64"), "Argument histogram.H_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(H_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(H_handle, 0, 10, "int32") == 1, "Argument histogram.H_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(H_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(H_handle, 0, 9, "int32"), "Argument histogram.H_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(H_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(H), "histogram.H_handle is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((40,), "uint8", data=X)
        H_1 = T.decl_buffer((6,), "int32", data=H)
        with T.attr(0, "compute_scope", "histogram_compute_"):
            H_2 = T.Buffer((6,), "int32", data=H)
            for b in range(6):
                H_2[b] = 0
            for i in range(40):
                X_2 = T.Buffer((40,), "uint8", data=X)
                bin: T.int32 = T.Cast("int32", X_2[i]) // 43
                H_2[bin] = H_2[bin] + 1
        return 0
