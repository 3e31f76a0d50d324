# corpus/tir/gpu_stencil: stage 05, after Schedule.compute_at, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        # with T.block("root"):
        A_shared = T.alloc_buffer((26,), "int32", scope="shared")
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for ax0 in range(10):
                with T.block("A_shared"):
                    v0 = T.axis.spatial(26, i_0 * 8 + ax0)
                    T.reads(A[v0])
                    T.writes(A_shared[v0])
                    A_shared[v0] = A[v0]
            for i_1 in T.thread_binding(8, thread="threadIdx.x"):
                with T.block("out"):
                    vi = T.axis.spatial(24, i_0 * 8 + i_1)
                    T.reads(A_shared[vi:vi + 3])
                    T.writes(C[vi])
                    C[vi] = A_shared[vi] - A_shared[vi + 1] * 2 + A_shared[vi + 2]
