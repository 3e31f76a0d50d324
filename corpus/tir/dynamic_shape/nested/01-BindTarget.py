# corpus/tir/dynamic_shape: stage 01, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
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
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
