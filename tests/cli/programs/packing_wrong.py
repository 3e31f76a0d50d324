from tvm.script import tir as T


@T.prim_func
def scale(self_handle: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:
    T.func_attr({"calling_conv": 1, "global_symbol": "__tvm_ffi_scale"})
    assert num_args == 3, "scale: num_args should be 3"
    x: T.handle = T.tvm_struct_get(args, 0, 15, "handle")
    s: T.float32 = T.Cast("float32", T.tvm_struct_get(args, 1, 15, "float64"))
    y: T.handle = T.tvm_struct_get(args, 2, 15, "handle")
    x_shape: T.handle("int64") = T.tvm_struct_get(x, 0, 2, "handle")
    y_shape: T.handle("int64") = T.tvm_struct_get(y, 0, 2, "handle")
    n: T.int32 = T.Cast("int32", T.tvm_struct_get(x_shape, 0, 17, "int64"))
    assert n == T.Cast("int32", T.tvm_struct_get(y_shape, 0, 17, "int64")), "scale: y has another size"
    x_data: T.handle("float32") = T.tvm_struct_get(x, 0, 1, "handle")
    y_data: T.handle("float32") = T.tvm_struct_get(y, 0, 1, "handle")
    X = T.decl_buffer((n, 2), data=x_data)
    Y = T.decl_buffer((n, 2), data=y_data)
    workspace: T.handle("float32") = T.TVMBackendAllocWorkspace(1, 0, T.uint64(8), 2, 32)
    W = T.decl_buffer((2,), data=workspace)
    for i in range(n):
        for j in range(2):
            W[j] = X[i, j] * s
        for j in range(2):
            Y[i, j] = W[1 - j]
    if T.TVMBackendFreeWorkspace(1, 0, workspace) != 0:
        T.tvm_throw_last_error()
    return 0
