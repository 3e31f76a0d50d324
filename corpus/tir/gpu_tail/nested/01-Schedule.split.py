# corpus/tir/gpu_tail: stage 01, after Schedule.split, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_tail(a: T.handle, b: T.handle):
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        B = T.match_buffer(b, (n,), "int32")
        # with T.block("root"):
        for i_0, i_1 in T.grid((n + 3) // 4, 4):
            with T.block("B"):
                vi = T.axis.spatial(n, i_0 * 4 + i_1)
                T.where(i_0 * 4 + i_1 < n)
                T.reads(A[n - 1 - vi])
                T.writes(B[vi])
                B[vi] = A[n - 1 - vi] * 3 - vi
