# corpus/tir/matmul: stage 02, after tir.LowerInitBlock, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: matmul; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul(A: T.Buffer((16, 20), "float32"), B: T.Buffer((20, 12), "float32"), C: T.Buffer((16, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        # with T.block("root"):
        for i, j, k in T.grid(16, 12, 20):
            with T.block("C"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                if vk == 0:
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
