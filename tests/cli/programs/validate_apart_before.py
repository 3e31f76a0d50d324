from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def pred(A: T.Buffer((4,), "int32"), P: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C.vstore([T.Ramp(0, 1, 4)], A.vload([T.Ramp(0,1,4)]), predicate=P.vload([T.Ramp(0,1,4)]) != T.Broadcast(123456789, 4))

    @T.prim_func
    def predload(A: T.Buffer((4,), "int32"), P: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        C.vstore([T.Ramp(0, 1, 4)], A.vload([T.Ramp(0,1,4)], predicate=P.vload([T.Ramp(0,1,4)]) != T.Broadcast(123456789, 4)))

    @T.prim_func
    def unspec_end(A: T.Buffer((8,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] > 0 or A[1] == 123456789:
            assert False, "x"
        else:
            C[9] = 1

    @T.prim_func
    def order(A: T.Buffer((8,), "int32"), C: T.Buffer((4,), "int32")):
        if A[0] == 123456789:
            assert A[1] != 123456789, "x"
        if A[2] == 123456789:
            C[A[3]] = 1
        C[0] = 5

    @T.prim_func
    def parerr2(A: T.Buffer((4,), "int32"), B: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")):
        for i in range(4):
            assert A[i] != 123456789, "x"
            if B[i] == 123456789:
                C[9] = 1

    @T.prim_func
    def lowcond(A: T.Buffer((1,), "int32"), C: T.Buffer((4,), "int32")):
        W = T.allocate([4], "int32", "global")
        V = T.Buffer((4,), "int32", data=W)
        U = T.Buffer((4,), "uint32", data=W)
        V[0] = 1
        if A[0] == 123456789:
            U[0] = T.uint32(9)
        C[0] = V[0]

    @T.prim_func
    def bytes(A: T.Buffer((4,), "uint8"), B: T.Buffer((1,), "int32"), C: T.Buffer((1,), "uint8")):
        W = T.allocate([1], "uint32", "global")
        V = T.Buffer((4,), "uint8", data=W)
        V[0] = A[0]
        C[0] = V[0]

    @T.prim_func
    def boolview2(A: T.Buffer((4,), "uint8"), B: T.Buffer((1,), "int32"), C: T.Buffer((1,), "int32")):
        if B[0] == 123456789:
            C[0] = 1
        else:
            C[0] = 0

    @T.prim_func
    def nanadd(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = T.reinterpret("int32", T.reinterpret("float32", A[0]) + T.reinterpret("float32", A[1]))

    @T.prim_func
    def nanrefl2(A: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        C[0] = T.reinterpret("int32", T.reinterpret("float32", A[0]) * T.float32(1))

    @T.prim_func
    def minmaxconst(A: T.Buffer((8,), "float32"), C: T.Buffer((4,), "float32")):
        C[0] = T.float32(0.0)
