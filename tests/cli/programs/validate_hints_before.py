from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def copy(a: T.handle, c: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int32()
        A = T.match_buffer(a, (n,), "float32")
        C = T.match_buffer(c, (n,), "float32")
        for i in T.unroll(n):
            with T.block("copy"):
                v = T.axis.spatial(n, i)
                C[v] = A[v]

    @T.prim_func
    def calls(C: T.Buffer((8,), "int32")):
        Module.fill(C.data)

    @T.prim_func(private=True)
    def fill(c: T.handle):
        C = T.match_buffer(c, (8,), "int32")
        with T.attr(C.data, "pragma_unroll", 1):
            for i in range(8):
                C[i] = 7

    @T.prim_func
    def launch(C: T.Buffer((2,), "int32")):
        t = T.launch_thread("threadIdx.x", 2)
        C[t] = 7
