# corpus/tir/batch_matmul: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: batch_matmul; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def batch_matmul(A: T.Buffer((3, 5, 7), "float32"), B: T.Buffer((3, 4, 7), "float32"), C: T.Buffer((3, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for b, i, j, k in T.grid(3, 5, 4, 7):
            with T.block("C"):
                T.reads(A[b, i, k], B[b, j, k])
                T.writes(C[b, i, j])
                if k == 0:
                    C[b, i, j] = T.float32(0.0)
                C[b, i, j] = C[b, i, j] + A[b, i, k] * B[b, j, k]
