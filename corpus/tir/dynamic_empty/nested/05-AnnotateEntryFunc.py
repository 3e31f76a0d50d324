# corpus/tir/dynamic_empty: stage 05, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def dynamic_empty(a: T.handle, b: T.handle, c: T.handle, d: T.handle):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        n, m = T.int32(), T.int32()
        A = T.match_buffer(a, (n, m), "int32")
        B = T.match_buffer(b, (m,), "int32")
        C = T.match_buffer(c, (m,), "int32")
        D = T.match_buffer(d, (n, m), "int32")
        C_1 = T.Buffer((m,), "int32", data=C.data)
        for j in range(m):
            B_1 = T.Buffer((m,), "int32", data=B.data)
            C_1[j] = B_1[j]
        A_1 = T.Buffer((n * m,), "int32", data=A.data)
        for j, k in T.grid(m, n):
            C_1[j] = C_1[j] + A_1[k * m + j]
        for i, j in T.grid(n, m):
            D_1 = T.Buffer((n * m,), "int32", data=D.data)
            D_1[i * m + j] = A_1[i * m + j] * C_1[j]
