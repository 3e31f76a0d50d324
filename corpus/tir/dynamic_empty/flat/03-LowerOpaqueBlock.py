# corpus/tir/dynamic_empty: stage 03, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: dynamic_empty; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def dynamic_empty(A: T.Buffer(("n", "m"), "int32"), B: T.Buffer((m,), "int32"), C: T.Buffer((m,), "int32"), D: T.Buffer((n, m), "int32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for j in range(m):
            C[j] = B[j]
        for j, k in T.grid(m, n):
            C[j] = C[j] + A[k, j]
        for i, j in T.grid(n, m):
            D[i, j] = A[i, j] * C[j]
