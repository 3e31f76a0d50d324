# corpus/tir/dynamic_shape: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: dynamic_shape; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def dynamic_shape(A: T.Buffer(("n", "m"), "float32"), B: T.Buffer((m, 3), "float32"), C: T.Buffer((n, 3), "float32")):
        n, m = T.int32(), T.int32()
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j, k in T.grid(n, 3, m):
            with T.sblock("C"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
