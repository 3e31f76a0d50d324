# corpus/tir/dynamic_shape: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: dynamic_shape; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def dynamic_shape(a: T.handle, b: T.handle, c: T.handle):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        n, m = T.int32(), T.int32()
        A = T.match_buffer(a, (n, m))
        B = T.match_buffer(b, (m, 3))
        C = T.match_buffer(c, (n, 3))
        # with T.block("root"):
        for i, j, k in T.grid(n, 3, m):
            with T.block("C"):
                T.reads(A[i, k], B[k, j])
                T.writes(C[i, j])
                if k == 0:
                    C[i, j] = T.float32(0.0)
                C[i, j] = C[i, j] + A[i, k] * B[k, j]
