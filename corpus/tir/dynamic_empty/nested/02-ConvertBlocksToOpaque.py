# corpus/tir/dynamic_empty: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def dynamic_empty(a: T.handle, b: T.handle, c: T.handle, d: T.handle):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        n, m = T.int32(), T.int32()
        A = T.match_buffer(a, (n, m), "int32")
        B = T.match_buffer(b, (m,), "int32")
        C = T.match_buffer(c, (m,), "int32")
        D = T.match_buffer(d, (n, m), "int32")
        # with T.block("root"):
        for j in range(m):
            with T.block("begin"):
                T.reads(B[j])
                T.writes(C[j])
                C[j] = B[j]
        for j, k in T.grid(m, n):
            with T.block("sum"):
                T.reads(C[j], A[k, j])
                T.writes(C[j])
                C[j] = C[j] + A[k, j]
        for i, j in T.grid(n, m):
            with T.block("product"):
                T.reads(A[i, j], C[j])
                T.writes(D[i, j])
                D[i, j] = A[i, j] * C[j]
