# from tvm.script import ir as I
# from tvm.script import tirx as T

# The flat generation: statements without bodies, names that are buffers of one element.
@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def main(A: T.Buffer(("n", "m * 2"), "float32"), C: T.Buffer((n, 4), "float32"), n: T.int64):
        m = T.int64()
        T.func_attr({"tirx.noalias": True})
        D = T.sblock_alloc_buffer((4, 4))
        for i, j in T.grid(4, 4):
            with T.sblock("copy"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj])
                T.writes(D[vi, vj])
                T.sblock_attr({"note": 1})
                D[vi, vj] = A[vi, vj]

    @T.prim_func
    def scalars(A: T.Buffer((64,), "float32"), p: T.handle) -> T.int32:
        size: T.let[T.int32] = 16
        pointer: T.let[T.handle("float32", "global")] = T.reinterpret(T.handle("float32", "global").ty, p)
        twice = T.bind(size * 2)
        x: T.int32 = twice + 1
        y = x * 2
        y = y + x
        V: T.float32[4]
        W = T.alloc_local((4,), "float16")
        S = T.alloc_shared((4,), "float32")
        B = T.alloc_buffer((size,), annotations={"buffer_data_alignment": 64})
        Q = T.decl_buffer((8,), data=A.data)
        R = A.view(8, 8)
        H = A.view("float16")
        assert x > 0, ("ValueError", ["x is ", metadata["tirx.StringImm"][0]])
        V[0] = R[0, 0] + Q[1]
        W[0] = H[3]
        while y > 0:
            y = y - 1
        B[0:4] = A[4:8]
        S[0] = T.float32(1) if x > 2 else T.float32(0)
        return x
