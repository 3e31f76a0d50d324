# corpus/tir/dynamic_empty: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def dynamic_empty(A: T.Buffer(("n", "m"), "int32"), B: T.Buffer((m,), "int32"), C: T.Buffer((m,), "int32"), D: T.Buffer((n, m), "int32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        cse_v1: T.let[T.int32] = n * m
        A_1 = A.view(cse_v1)
        B_1 = T.decl_buffer((m,), "int32", data=B.data)
        C_1 = T.decl_buffer((m,), "int32", data=C.data)
        D_1 = D.view(cse_v1)
        for j in range(m):
            C_1[j] = B_1[j]
        for j, k in T.grid(m, n):
            C_1[j] = C_1[j] + A_1[k * m + j]
        for i, j in T.grid(n, m):
            cse_v2: T.let[T.int32] = i * m + j
            D_1[cse_v2] = A_1[cse_v2] * C_1[j]
