# Products with a softmax between, block by block.
from tvm.script import tir as T


@T.prim_func
def main(Q: T.Buffer((64, 64), "bfloat16"), K: T.Buffer((128, 64), "bfloat16"), V: T.Buffer((128, 64), "bfloat16"), O: T.Buffer((64, 64), "bfloat16")):
    bx = T.launch_thread("blockIdx.x", 2)
    q = T.decl_buffer((32, 64), "bfloat16", scope="shared")
    k = T.decl_buffer((32, 64), "bfloat16", scope="shared")
    v = T.decl_buffer((32, 64), "bfloat16", scope="shared")
    s = T.decl_buffer((32, 32), "float32", scope="local.fragment")
    p = T.decl_buffer((32, 32), "bfloat16", scope="local.fragment")
    o = T.decl_buffer((32, 64), "float32", scope="local.fragment")
    m = T.decl_buffer((32,), "float32", scope="local.fragment")
    mp = T.decl_buffer((32,), "float32", scope="local.fragment")
    sc = T.decl_buffer((32,), "float32", scope="local.fragment")
    l = T.decl_buffer((32,), "float32", scope="local.fragment")
    ls = T.decl_buffer((32,), "float32", scope="local.fragment")
    T.copy(Q[bx * 32:bx * 32 + 32, 0:64], q)
    T.clear(o)
    T.clear(l)
    T.fill(m, -T.infinity("float32"))
    for kk in range(4):
        T.copy(K[kk * 32:kk * 32 + 32, 0:64], k)
        T.clear(s)
        T.gemm(q, k, s, transpose_B=True)
        T.copy(m, mp)
        T.fill(m, -T.infinity("float32"))
        T.reduce(s, m, "max", 1, False)
        for i in T.serial(32):
            m[i] = T.max(m[i], mp[i])
        for i in T.serial(32):
            sc[i] = T.exp(mp[i] * T.float32(0.125) - m[i] * T.float32(0.125))
        for i, j in T.grid(32, 32):
            s[i, j] = T.exp(s[i, j] * T.float32(0.125) - m[i] * T.float32(0.125))
        T.reduce(s, ls, "sum", 1, True)
        for i in T.serial(32):
            l[i] = l[i] * sc[i] + ls[i]
        T.copy(s, p)
        for i, j in T.grid(32, 64):
            o[i, j] = o[i, j] * sc[i]
        T.copy(V[kk * 32:kk * 32 + 32, 0:64], v)
        T.gemm(p, v, o)
    for i, j in T.grid(32, 64):
        o[i, j] = o[i, j] / l[i]
    T.copy(o, O[bx * 32:bx * 32 + 32, 0:64])
