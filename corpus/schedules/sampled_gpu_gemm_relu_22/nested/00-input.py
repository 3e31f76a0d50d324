# corpus/schedules/sampled_gpu_gemm_relu_22: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemm_relu_22(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        # with T.block("root"):
        C = T.alloc_buffer((8, 16))
        for i, j, k in T.grid(8, 16, 16):
            with T.block("C"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = T.float32(0.0)
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
        for i, j in T.grid(8, 16):
            with T.block("D"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(C[vi, vj], bias[vj])
                T.writes(D[vi, vj])
                D[vi, vj] = T.max(C[vi, vj] + bias[vj], T.float32(0.0))
