# TIR/Grammar/Stmt/Allocate, DeclBuffer, BufferRealize; TIR/Deprecated/b3: memory and its views.
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle("float32", "global"), B: T.Buffer((16,), "int32", align=64), c: T.handle):
    C = T.match_buffer(c, (4, 4), "float32", elem_offset=4, scope="global", align=128)
    A = T.Buffer((16,), "float32", data=a)
    x = T.allocate([16], "float32", "local")
    X = T.decl_buffer((16,), "float32", data=x, scope="local")
    Y = T.decl_buffer((4, 4), "float16")
    k = T.allocate_const([1, 2, 3, 4], "int32", [4])
    K = T.Buffer((4,), "int32", data=k)
    T.attr(x, "storage_alignment", 64)
    with T.attr("default", "device_id", 0):
        X[0:4] = A[4:8]
    X[0:16:4] = T.Broadcast(T.float32(0), 4)
    X[T.ramp(0, 2, 4)] = T.broadcast(A[0], 4)
    X[T.Ramp(0, 1, 4)] = T.Shuffle([X[0:2], X[2:4]], [3, 2, 1, 0])
    X.vstore([T.Ramp(0, 1, 4)], A.vload([T.Ramp(0, 1, 4)], predicate=T.Broadcast(T.bool(True), 4)))
    Y[0, 0] = T.Cast("float16", C[0, 0]) + T.float16(1)
    B[0] = K[1] + T.cast(A[0], "int32") + A[1].astype("int32")
    with T.decl_buffer((), "float32") as Z:
        Z[()] = T.float32("inf")
        A[0] = Z[()]
    D = T.Buffer((1,), "float32")
    with T.realize(D[0:1], "global", T.bool(True)):
        D[0] = T.float32(0)
    T.tvm_fill_fragment(X.data, 16, 16, 16, 0, T.float32(0))
    T.tvm_load_matrix_sync(X.data, 16, 16, 16, 0, A.access_ptr("r", offset=0), 16, "row_major")
    T.evaluate(T.address_of(A[2]))
    T.evaluate(T.tvm_access_ptr(T.type_annotation("float32"), A.data, 0, 16, 1))
