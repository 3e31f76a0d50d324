# corpus/tir/dynamic_shape: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: dynamic_shape; buffers: flat; expect: read run
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
        for i, j, k in T.grid(n, 3, m):
            C_1 = T.Buffer((n * 3,), data=C.data)
            if k == 0:
                C_1[i * 3 + j] = T.float32(0.0)
            A_1 = T.Buffer((n * m,), data=A.data)
            B_1 = T.Buffer((m * 3,), data=B.data)
            C_1[i * 3 + j] = C_1[i * 3 + j] + A_1[i * m + k] * B_1[k * 3 + j]
