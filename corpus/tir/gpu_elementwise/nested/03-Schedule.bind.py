# corpus/tir/gpu_elementwise: stage 03, after Schedule.bind, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_elementwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
        # with T.block("root"):
        for i_j_fused_0 in T.thread_binding(6, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(8, thread="threadIdx.x"):
                with T.block("C"):
                    vi = T.axis.spatial(6, (i_j_fused_0 * 8 + i_j_fused_1) // 8)
                    vj = T.axis.spatial(8, (i_j_fused_0 * 8 + i_j_fused_1) % 8)
                    T.reads(A[vi, vj], B[vj])
                    T.writes(C[vi, vj])
                    C[vi, vj] = T.max(A[vi, vj] * B[vj] + T.float32(1.0), T.float32(0.0))
