# corpus/tir/attention: stage 10, after tir.LowerDeviceKernelLaunch, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def attention(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle("void", "global")) -> T.int32:
        T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_attention", "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "thread_extent": {}, "tir.is_entry_func": True})
        assert num_args == 4, "attention: num_args should be 4"
        assert not T.isnullptr(args), "attention: args pointer is NULL"
        Q_handle_type_index: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        assert Q_handle_type_index == 0 or Q_handle_type_index == 4 or Q_handle_type_index == 7 or Q_handle_type_index >= 64, "attention: Expect arg[0] to be pointer"
        K_handle_type_index: T.int32 = T.tvm_struct_get(args, 1, 13, "int32")
        assert K_handle_type_index == 0 or K_handle_type_index == 4 or K_handle_type_index == 7 or K_handle_type_index >= 64, "attention: Expect arg[1] to be pointer"
        V_handle_type_index: T.int32 = T.tvm_struct_get(args, 2, 13, "int32")
        assert V_handle_type_index == 0 or V_handle_type_index == 4 or V_handle_type_index == 7 or V_handle_type_index >= 64, "attention: Expect arg[2] to be pointer"
        O_handle_type_index: T.int32 = T.tvm_struct_get(args, 3, 13, "int32")
        assert O_handle_type_index == 0 or O_handle_type_index == 4 or O_handle_type_index == 7 or O_handle_type_index >= 64, "attention: Expect arg[3] to be pointer"
        Q_handle: T.handle = T.Select(Q_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 0, 15, "handle"), 24), T.tvm_struct_get(args, 0, 15, "handle"))
        K_handle: T.handle = T.Select(K_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 1, 15, "handle"), 24), T.tvm_struct_get(args, 1, 15, "handle"))
        V_handle: T.handle = T.Select(V_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 2, 15, "handle"), 24), T.tvm_struct_get(args, 2, 15, "handle"))
        O_handle: T.handle = T.Select(O_handle_type_index == 70, T.handle_add_byte_offset(T.tvm_struct_get(args, 3, 15, "handle"), 24), T.tvm_struct_get(args, 3, 15, "handle"))
        assert not T.isnullptr(Q_handle), "attention.Q_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(Q_handle, 0, 4, "int32"), "attention.Q_handle.ndim is expected to equal 2"
        attention_Q_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(Q_handle, 0, 2, "handle")
        attention_Q_handle_shape_1 = T.decl_buffer((2,), "int64", data=attention_Q_handle_shape)
        attention_Q_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(Q_handle, 0, 3, "handle")
        attention_Q_handle_strides_1 = T.decl_buffer((0,), "int64", data=attention_Q_handle_strides)
        dev_id: T.int32 = T.tvm_struct_get(Q_handle, 0, 9, "int32")
        Q: T.handle("float32", "global") = T.tvm_struct_get(Q_handle, 0, 1, "handle")
        T.attr(Q, "storage_alignment", 64)
        assert not T.isnullptr(K_handle), "attention.K_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(K_handle, 0, 4, "int32"), "attention.K_handle.ndim is expected to equal 2"
        attention_K_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(K_handle, 0, 2, "handle")
        attention_K_handle_shape_1 = T.decl_buffer((2,), "int64", data=attention_K_handle_shape)
        attention_K_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(K_handle, 0, 3, "handle")
        attention_K_handle_strides_1 = T.decl_buffer((0,), "int64", data=attention_K_handle_strides)
        K: T.handle("float32", "global") = T.tvm_struct_get(K_handle, 0, 1, "handle")
        T.attr(K, "storage_alignment", 64)
        assert not T.isnullptr(V_handle), "attention.V_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(V_handle, 0, 4, "int32"), "attention.V_handle.ndim is expected to equal 2"
        attention_V_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(V_handle, 0, 2, "handle")
        attention_V_handle_shape_1 = T.decl_buffer((2,), "int64", data=attention_V_handle_shape)
        attention_V_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(V_handle, 0, 3, "handle")
        attention_V_handle_strides_1 = T.decl_buffer((0,), "int64", data=attention_V_handle_strides)
        V: T.handle("float32", "global") = T.tvm_struct_get(V_handle, 0, 1, "handle")
        T.attr(V, "storage_alignment", 64)
        assert not T.isnullptr(O_handle), "attention.O_handle is expected to have non-NULL DLTensor* pointer"
        assert 2 == T.tvm_struct_get(O_handle, 0, 4, "int32"), "attention.O_handle.ndim is expected to equal 2"
        attention_O_handle_shape: T.handle("int64", "global") = T.tvm_struct_get(O_handle, 0, 2, "handle")
        attention_O_handle_shape_1 = T.decl_buffer((2,), "int64", data=attention_O_handle_shape)
        attention_O_handle_strides: T.handle("int64", "global") = T.tvm_struct_get(O_handle, 0, 3, "handle")
        attention_O_handle_strides_1 = T.decl_buffer((0,), "int64", data=attention_O_handle_strides)
        O: T.handle("float32", "global") = T.tvm_struct_get(O_handle, 0, 1, "handle")
        T.attr(O, "storage_alignment", 64)
        T.attr("default", "device_id", dev_id)
        T.attr("default", "device_type", 1)
        assert T.tvm_struct_get(Q_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(Q_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(Q_handle, 0, 7, "uint16") == T.uint16(1), "attention.Q_handle.dtype is expected to be float32"
        assert T.Cast("int32", attention_Q_handle_shape_1[0]) == 4, "Argument attention.Q_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", attention_Q_handle_shape[0])"
        assert T.Cast("int32", attention_Q_handle_shape_1[1]) == 16, "Argument attention.Q_handle.shape[1] has an unsatisfied constraint: 16 == T.Cast(\"int32\", attention_Q_handle_shape[1])"
        if not T.isnullptr(attention_Q_handle_strides):
            assert 1 == T.Cast("int32", attention_Q_handle_strides_1[1]) and 16 == T.Cast("int32", attention_Q_handle_strides_1[0]), "attention.Q_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, "uint64"), "Argument attention.Q_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(Q_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(Q_handle, 0, 10, "int32") == 1, "Argument attention.Q_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(Q_handle, 0, 10, \"int32\")"
        assert not T.isnullptr(Q), "attention.Q_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(K_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(K_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(K_handle, 0, 7, "uint16") == T.uint16(1), "attention.K_handle.dtype is expected to be float32"
        assert T.Cast("int32", attention_K_handle_shape_1[0]) == 6, "Argument attention.K_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", attention_K_handle_shape[0])"
        assert T.Cast("int32", attention_K_handle_shape_1[1]) == 16, "Argument attention.K_handle.shape[1] has an unsatisfied constraint: 16 == T.Cast(\"int32\", attention_K_handle_shape[1])"
        if not T.isnullptr(attention_K_handle_strides):
            assert 1 == T.Cast("int32", attention_K_handle_strides_1[1]) and 16 == T.Cast("int32", attention_K_handle_strides_1[0]), "attention.K_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(K_handle, 0, 8, "uint64"), "Argument attention.K_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(K_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(K_handle, 0, 10, "int32") == 1, "Argument attention.K_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(K_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(K_handle, 0, 9, "int32"), "Argument attention.K_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(K_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(K), "attention.K_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(V_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(V_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(V_handle, 0, 7, "uint16") == T.uint16(1), "attention.V_handle.dtype is expected to be float32"
        assert T.Cast("int32", attention_V_handle_shape_1[0]) == 6, "Argument attention.V_handle.shape[0] has an unsatisfied constraint: 6 == T.Cast(\"int32\", attention_V_handle_shape[0])"
        assert T.Cast("int32", attention_V_handle_shape_1[1]) == 5, "Argument attention.V_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", attention_V_handle_shape[1])"
        if not T.isnullptr(attention_V_handle_strides):
            assert 1 == T.Cast("int32", attention_V_handle_strides_1[1]) and 5 == T.Cast("int32", attention_V_handle_strides_1[0]), "attention.V_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(V_handle, 0, 8, "uint64"), "Argument attention.V_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(V_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(V_handle, 0, 10, "int32") == 1, "Argument attention.V_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(V_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(V_handle, 0, 9, "int32"), "Argument attention.V_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(V_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(V), "attention.V_handle is expected to have non-NULL data pointer"
        assert T.tvm_struct_get(O_handle, 0, 5, "uint8") == T.uint8(2) and T.tvm_struct_get(O_handle, 0, 6, "uint8") == T.uint8(32) and T.tvm_struct_get(O_handle, 0, 7, "uint16") == T.uint16(1), "attention.O_handle.dtype is expected to be float32"
        assert T.Cast("int32", attention_O_handle_shape_1[0]) == 4, "Argument attention.O_handle.shape[0] has an unsatisfied constraint: 4 == T.Cast(\"int32\", attention_O_handle_shape[0])"
        assert T.Cast("int32", attention_O_handle_shape_1[1]) == 5, "Argument attention.O_handle.shape[1] has an unsatisfied constraint: 5 == T.Cast(\"int32\", attention_O_handle_shape[1])"
        if not T.isnullptr(attention_O_handle_strides):
            assert 1 == T.Cast("int32", attention_O_handle_strides_1[1]) and 5 == T.Cast("int32", attention_O_handle_strides_1[0]), "attention.O_handle.strides: expected to be compact array"
            T.evaluate(0)
        assert T.uint64(0) == T.tvm_struct_get(O_handle, 0, 8, "uint64"), "Argument attention.O_handle.byte_offset has an unsatisfied constraint: T.uint64(0) == T.tvm_struct_get(O_handle, 0, 8, \"uint64\")"
        assert T.tvm_struct_get(O_handle, 0, 10, "int32") == 1, "Argument attention.O_handle.device_type has an unsatisfied constraint: 1 == T.tvm_struct_get(O_handle, 0, 10, \"int32\")"
        assert dev_id == T.tvm_struct_get(O_handle, 0, 9, "int32"), "Argument attention.O_handle.device_id has an unsatisfied constraint: dev_id == T.tvm_struct_get(O_handle, 0, 9, \"int32\")"
        assert not T.isnullptr(O), "attention.O_handle is expected to have non-NULL data pointer"
        Q_1 = T.decl_buffer((4, 16), data=Q)
        K_1 = T.decl_buffer((6, 16), data=K)
        V_1 = T.decl_buffer((6, 5), data=V)
        O_1 = T.decl_buffer((4, 5), data=O)
        with T.attr(0, "compute_scope", "attention_compute_"):
            P = T.allocate([24], "float32", "global")
            M = T.allocate([4], "float32", "global")
            P_1 = T.Buffer((24,), data=P)
            for i, j, k in T.grid(4, 6, 16):
                cse_v1: T.int32 = i * 6 + j
                if k == 0:
                    P_1[cse_v1] = T.float32(0.0)
                Q_2 = T.Buffer((64,), data=Q)
                K_2 = T.Buffer((96,), data=K)
                P_1[cse_v1] = P_1[cse_v1] + Q_2[i * 16 + k] * K_2[j * 16 + k]
            M_1 = T.Buffer((4,), data=M)
            for i, k in T.grid(4, 6):
                if k == 0:
                    M_1[i] = T.float32(-340282346638528859811704183484516925440.0)
                M_1[i] = T.max(M_1[i], P_1[i * 6 + k])
            P_2 = T.Buffer((24,), data=P)
            for i, j in T.grid(4, 6):
                cse_v2: T.int32 = i * 6 + j
                P_2[cse_v2] = T.exp((P_1[cse_v2] - M_1[i]) * T.float32(0.25))
            M_2 = T.Buffer((4,), data=M)
            for i, k in T.grid(4, 6):
                if k == 0:
                    M_2[i] = T.float32(0.0)
                M_2[i] = M_2[i] + P_2[i * 6 + k]
            for i, j, k in T.grid(4, 5, 6):
                cse_v3: T.int32 = i * 5 + j
                O_2 = T.Buffer((20,), data=O)
                if k == 0:
                    O_2[cse_v3] = T.float32(0.0)
                V_2 = T.Buffer((30,), data=V)
                O_2[cse_v3] = O_2[cse_v3] + P_2[i * 6 + k] / M_2[i] * V_2[k * 5 + j]
        return 0
