# corpus/tir/matmul: stage 03, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: matmul; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul(A: T.Buffer((16, 20), "float32"), B: T.Buffer((20, 12), "float32"), C: T.Buffer((16, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        # with T.sblock("root"):
        for i, j, k in T.grid(16, 12, 20):
            with T.sblock("C"):
                T.reads(A[i, k], B[k, j])
                T.writes(C[i, j])
                if k == 0:
                    C[i, j] = T.float32(0.0)
                C[i, j] = C[i, j] + A[i, k] * B[k, j]
