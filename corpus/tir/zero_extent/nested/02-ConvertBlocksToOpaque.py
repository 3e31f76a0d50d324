# corpus/tir/zero_extent: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        S = T.alloc_buffer((0, 4))
        for k, j in T.grid(0, 4):
            with T.block("scaled"):
                T.reads(A[k, j])
                T.writes(S[k, j])
                S[k, j] = A[k, j] * T.float32(2.0)
        for j in range(4):
            with T.block("begin"):
                T.reads(B[j])
                T.writes(C[j])
                C[j] = B[j]
        for j, k in T.grid(4, 0):
            with T.block("sum"):
                T.reads(C[j], S[k, j])
                T.writes(C[j])
                C[j] = C[j] + S[k, j]
        for j, k in T.grid(4, 0):
            with T.block("turned"):
                T.reads(A[k, j])
                T.writes(D[j, k])
                D[j, k] = A[k, j]
