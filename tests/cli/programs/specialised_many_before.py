from tvm.script import tir as T


@T.prim_func
def f(A: T.Buffer((8,), "float32"), s0: T.float32, s1: T.float32, s2: T.float32, s3: T.float32, s4: T.float32, s5: T.float32, s6: T.float32, s7: T.float32, s8: T.float32, s9: T.float32, s10: T.float32, s11: T.float32):
    for i in range(8):
        A[i] = s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9 + s10 + s11
