# corpus/tir/zero_extent: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((0, 4))
        for k, j in T.grid(0, 4):
            with T.sblock("scaled"):
                vk, vj = T.axis.remap("SS", [k, j])
                T.reads(A[vk, vj])
                T.writes(S[vk, vj])
                S[vk, vj] = A[vk, vj] * T.float32(2.0)
        for j in range(4):
            with T.sblock("begin"):
                vj = T.axis.spatial(4, j)
                T.reads(B[vj])
                T.writes(C[vj])
                C[vj] = B[vj]
        for j, k in T.grid(4, 0):
            with T.sblock("sum"):
                vj, vk = T.axis.remap("SR", [j, k])
                T.reads(C[vj], S[vk, vj])
                T.writes(C[vj])
                C[vj] = C[vj] + S[vk, vj]
        for j, k in T.grid(4, 0):
            with T.sblock("turned"):
                vj, vk = T.axis.remap("SS", [j, k])
                T.reads(A[vk, vj])
                T.writes(D[vj, vk])
                D[vj, vk] = A[vk, vj]
