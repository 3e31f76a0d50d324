# corpus/tir/batch_matmul: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: batch_matmul; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def batch_matmul(A: T.Buffer((3, 5, 7), "float32"), B: T.Buffer((3, 4, 7), "float32"), C: T.Buffer((3, 5, 4), "float32")):
        # with T.block("root"):
        for b, i, j, k in T.grid(3, 5, 4, 7):
            with T.block("C"):
                vb, vi, vj, vk = T.axis.remap("SSSR", [b, i, j, k])
                T.reads(A[vb, vi, vk], B[vb, vj, vk])
                T.writes(C[vb, vi, vj])
                with T.init():
                    C[vb, vi, vj] = T.float32(0.0)
                C[vb, vi, vj] = C[vb, vi, vj] + A[vb, vi, vk] * B[vb, vj, vk]
