# from tvm.script import ir as I
# from tvm.script import tir as T
@I.ir_module
class Module:
    @T.prim_func
    def main(A: T.Buffer((96, 64), "float32"), B: T.Buffer((96, 64), "float32"), S: T.Buffer((96,), "float32")):
        for i, j in T.grid(96, 64):
            B[i, j] = T.exp(A[i, j]) * T.float32(0.5)
        for i in range(96):
            S[i] = T.float32(0.0)
            for j in range(64):
                S[i] = S[i] + A[i, j]
