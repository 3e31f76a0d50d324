# corpus/tir/dynamic_empty: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
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
                vj = T.axis.spatial(m, j)
                T.reads(B[vj])
                T.writes(C[vj])
                C[vj] = B[vj]
        for j, k in T.grid(m, n):
            with T.block("sum"):
                vj, vk = T.axis.remap("SR", [j, k])
                T.reads(C[vj], A[vk, vj])
                T.writes(C[vj])
                C[vj] = C[vj] + A[vk, vj]
        for i, j in T.grid(n, m):
            with T.block("product"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], C[vj])
                T.writes(D[vi, vj])
                D[vi, vj] = A[vi, vj] * C[vj]
