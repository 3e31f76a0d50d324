# TIR/Grammar/Stmt/Block: blocks, their axes and heads, in the nested spelling.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def main(A: T.Buffer((16, 16), "float32"), b: T.handle, C: T.Buffer((16, 16))):
        T.func_attr({"tir.noalias": True, "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""})})
        n = T.int64()
        B = T.match_buffer(b, (n, 16), "float32", strides=["s0", "s1"], offset_factor=1)
        D = T.alloc_buffer((16, 16), "float32", scope="local")
        for i, j, k in T.grid(16, 16, 16):
            with T.block("product"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.where(i * 16 + j < 255)
                T.reads(A[vi, vk], B[T.int64(0):n, vj])
                T.writes(D[vi, vj:vj + 1])
                T.block_attr({"layout": T.index_map(lambda x, y: (y, x)), "note": [1, 2.5, "x"]})
                with T.init():
                    D[vi, vj] = T.float32(0)
                D[vi, vj] = D[vi, vj] + A[vi, vk] * B[0, vj]
        for i, j in T.grid(4, 16):
            with T.block("strips"):
                vi = T.axis.spatial(4, i)
                vj = T.axis.S(16, j)
                vr = T.axis.reduce((2, 4), 2)
                vq = T.axis.R(T.int64(4), T.int64(0))
                vo = T.axis.opaque(4, i)
                vs = T.axis.scan(4, i)
                S = T.match_buffer(D[vi * 4:vi * 4 + 4, 0:16], (4, 16), scope="local")
                T.reads(D[vi * 4:vi * 4 + 4, 0:16])
                T.writes([C[vi * 4:vi * 4 + 4, vj]])
                for t in T.serial(4, annotations={"pragma": 1}):
                    C[vi * 4 + t, vj] = T.max(S[t, vj], T.float32(0))
        with T.block("opaque", no_realize=True):
            T.evaluate(0)
