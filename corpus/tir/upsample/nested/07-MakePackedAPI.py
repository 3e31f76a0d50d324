# corpus/tir/upsample: stage 07, after tir.MakePackedAPI, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: upsample; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def upsample(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_upsample", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        assert num_args == 4, "upsample: num_args should be 4"
        assert not T.isnullptr(args), "upsample: args pointer is NULL"
        x_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert x_type_index == 0 or x_type_index == 4 or x_type_index == 7 or x_type_index >= 64, "upsample: Expect arg[0] to be pointer"
        w_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert w_type_index == 0 or w_type_index == 4 or w_type_index == 7 or w_type_index >= 64, "upsample: Expect arg[1] to be pointer"
        y_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert y_type_index == 0 or y_type_index == 4 or y_type_index == 7 or y_type_index >= 64, "upsample: Expect arg[2] to be pointer"
        z_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert z_type_index == 0 or z_type_index == 4 or z_type_index == 7 or z_type_index >= 64, "upsample: Expect arg[3] to be pointer"
        x: T.handle = T.Select(x_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        w: T.handle = T.Select(w_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        y: T.handle = T.Select(y_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        z: T.handle = T.Select(z_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(x), "upsample.x is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(x, 0, 4, "int32"), "upsample.x.ndim is expected to equal 2"
        upsample_x_shape: T.handle("int64", "global") = T.tvm_struct_get(x, 0, 2, "handle")
        upsample_x_shape_1 = T.decl_buffer((2,), "int64", data=upsample_x_shape)
        n: T.int32 = T.Cast("int32", upsample_x_shape_1[0])
        m: T.int32 = T.Cast("int32", upsample_x_shape_1[1])
        upsample_x_strides: T.handle("int64", "global") = T.tvm_struct_get(x, 0, 3, "handle")
        upsample_x_strides_1 = T.decl_buffer((0,), "int64", data=upsample_x_strides)
        dev_id: T.int32 = T.tvm_struct_get(x, 0, 9, "int32")
        X: T.handle("float32", "global") = T.tvm_struct_get(x, 0, 1, "handle")
        T.attr(X, "storage_alignment", 64)
        assert not T.isnullptr(w), "upsample.w is expected to have non-NULL DLTensor* pointer"
        assert 1 == T.tvm_struct_get(w, 0, 4, "int32"), "upsample.w.ndim is expected to equal 1"
        upsample_w_shape: T.handle("int64", "global") = T.tvm_struct_get(w, 0, 2, "handle")
        upsample_w_shape_1 = T.decl_buffer((1,), "int64", data=upsample_w_shape)
        upsample_w_strides: T.handle("int64", "global") = T.tvm_struct_get(w, 0, 3, "handle")
        upsample_w_strides_1 = T.decl_buffer((0,), "int64", data=upsample_w_strides)
        W: T.handle("float32", "global") = T.tvm_struct_get(w, 0, 1, "handle")
        T.attr(W, "storage_alignment", 64)
        assert not T.isnullptr(y), "upsample.y is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(y, 0, 4, "int32"), "upsample.y.ndim is expected to equal 2"
        upsample_y_shape: T.handle("int64", "global") = T.tvm_struct_get(y, 0, 2, "handle")
        upsample_y_shape_1 = T.decl_buffer((2,), "int64", data=upsample_y_shape)
        upsample_y_strides: T.handle("int64", "global") = T.tvm_struct_get(y, 0, 3, "handle")
        upsample_y_strides_1 = T.decl_buffer((0,), "int64", data=upsample_y_strides)
        Y: T.handle("float32", "global") = T.tvm_struct_get(y, 0, 1, "handle")
        T.attr(Y, "storage_alignment", 64)
        assert not T.isnullptr(z), "upsample.z is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(z, 0, 4, "int32"), "upsample.z.ndim is expected to equal 2"
        upsample_z_shape: T.handle("int64", "global") = T.tvm_struct_get(z, 0, 2, "handle")
        upsample_z_shape_1 = T.decl_buffer((2,), "int64", data=upsample_z_shape)
        upsample_z_strides: T.handle("int64", "global") = T.tvm_struct_get(z, 0, 3, "handle")
        upsample_z_strides_1 = T.decl_buffer((0,), "int64", data=upsample_z_strides)
        Z: T.handle("float32", "global") = T.tvm_struct_get(z, 0, 1, "handle")
        T.attr(Z, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(x, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(x, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(x, 0, 7, "uint16") == T.uint16(1), "upsample.x.dtype is expected to be float32"
        if not T.isnullptr(upsample_x_strides):
            assert (m == 1 or 1 == T.Cast("int32", upsample_x_strides_1[1])) and (n == 1 or m == T.Cast("int32", upsample_x_strides_1[0])), "upsample.x.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(x, 0, 8, "uint64"), "Argument upsample.x.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(x, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(x, 0, 10, "int32") == 1, "Argument upsample.x.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(x, 0, 10, \"int32\")"
        assert n * m == 0 or not T.isnullptr(X), "upsample.x is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(w, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(w, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(w, 0, 7, "uint16") == T.uint16(1), "upsample.w.dtype is expected to be float32"
        assert m == T.Cast("int32", upsample_w_shape_1[0]), "Argument upsample.w.shape[0] has an unsatisfied constraint: m == T.Cast(\"int32\", upsample_w_shape[0])"
        if not T.isnullptr(upsample_w_strides):
            assert m == 1 or 1 == T.Cast("int32", upsample_w_strides_1[0]), "upsample.w.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(w, 0, 8, "uint64"), "Argument upsample.w.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(w, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(w, 0, 10, "int32") == 1, "Argument upsample.w.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(w, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(w, 0, 9, "int32"), "Argument upsample.w.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(w, 0, 9, \"int32\")"
        assert m == 0 or not T.isnullptr(W), "upsample.w is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(y, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(y, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(y, 0, 7, "uint16") == T.uint16(1), "upsample.y.dtype is expected to be float32"
        assert n * 2 == T.Cast("int32", upsample_y_shape_1[0]), "Argument upsample.y.shape[0] has an unsatisfied constraint: n * 2 == T.Cast(\"int32\", upsample_y_shape[0])"
        assert m * 2 - 1 == T.Cast("int32", upsample_y_shape_1[1]), "Argument upsample.y.shape[1] has an unsatisfied constraint: m * 2 - 1 == T.Cast(\"int32\", upsample_y_shape[1])"
        if not T.isnullptr(upsample_y_strides):
            assert (m * 2 - 1 == 1 or 1 == T.Cast("int32", upsample_y_strides_1[1])) and (n * 2 == 1 or m * 2 - 1 == T.Cast("int32", upsample_y_strides_1[0])), "upsample.y.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(y, 0, 8, "uint64"), "Argument upsample.y.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(y, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(y, 0, 10, "int32") == 1, "Argument upsample.y.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(y, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(y, 0, 9, "int32"), "Argument upsample.y.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(y, 0, 9, \"int32\")"
        assert n * 2 * (m * 2 - 1) == 0 or not T.isnullptr(Y), "upsample.y is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(z, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(z, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(z, 0, 7, "uint16") == T.uint16(1), "upsample.z.dtype is expected to be float32"
        assert m == T.Cast("int32", upsample_z_shape_1[0]), "Argument upsample.z.shape[0] has an unsatisfied constraint: m == T.Cast(\"int32\", upsample_z_shape[0])"
        assert n == T.Cast("int32", upsample_z_shape_1[1]), "Argument upsample.z.shape[1] has an unsatisfied constraint: n == T.Cast(\"int32\", upsample_z_shape[1])"
        if not T.isnullptr(upsample_z_strides):
            assert (n == 1 or 1 == T.Cast("int32", upsample_z_strides_1[1])) and (m == 1 or n == T.Cast("int32", upsample_z_strides_1[0])), "upsample.z.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(z, 0, 8, "uint64"), "Argument upsample.z.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(z, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(z, 0, 10, "int32") == 1, "Argument upsample.z.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(z, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(z, 0, 9, "int32"), "Argument upsample.z.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(z, 0, 9, \"int32\")"
        assert m * n == 0 or not T.isnullptr(Z), "upsample.z is expected to have non-NULL data pointer"
        X_1 = T.decl_buffer((n, m), data=X)
        W_1 = T.decl_buffer((m,), data=W)
        Y_1 = T.decl_buffer((n * 2, m * 2 - 1), data=Y)
        Z_1 = T.decl_buffer((m, n), data=Z)
        with T.attr(0, "compute_scope", "upsample_compute_"):
            Y_2 = T.Buffer((n * (m * 2 - 1) * 2,), data=Y)
            for i, j in T.grid(n * 2, m * 2 - 1):
                X_2 = T.Buffer((n * m,), data=X)
                Y_2[i * (m * 2 - 1) + j] = (X_2[j // 2 + i // 2 * m] + X_2[(j + 1) // 2 + i // 2 * m]) * T.float32(0.5)
            for j, i in T.grid(m, n):
                Z_2 = T.Buffer((m * n,), data=Z)
                W_2 = T.Buffer((m,), data=W)
                Z_2[j * n + i] = Y_2[j * 2 + i * (m * 2 - 1) * 2] * W_2[j]
        return 0
