from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def copy(a: T.handle, c: T.handle):
        m = T.int32()
        X = T.match_buffer(a, (m,), "float32")
        Y = T.match_buffer(c, (m,), "float32")
        for k in T.serial(m, annotations={"note": 1}):
            with T.block("other"):
                v = T.axis.spatial(m, k)
                T.reads(X[v])
                Y[v] = X[v]

    @T.prim_func
    def calls(C: T.Buffer((8,), "int32")):
        Module.fill(C.data)

    @T.prim_func(private=True)
    def fill(c: T.handle):
        D = T.match_buffer(c, (8,), "int32")
        for i in range(8):
            D[i] = 7

    @T.prim_func
    def launch(C: T.Buffer((2,), "int32")):
        t = T.launch_thread("threadIdx.x", 1)
        C[t] = 7
