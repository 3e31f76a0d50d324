# corpus/schedules/two_kernels: stage 06, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        S = T.alloc_buffer((8,))
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                for k in range(5):
                    with T.block("S"):
                        T.reads(A[blockIdx_x * 4 + threadIdx_x, k])
                        T.writes(S[blockIdx_x * 4 + threadIdx_x])
                        if k == 0:
                            S[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
                        S[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] + A[blockIdx_x * 4 + threadIdx_x, k]
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("B"):
                    T.reads(S[T.min(blockIdx_x * 4 + threadIdx_x, 7 - threadIdx_x - blockIdx_x * 4):T.min(blockIdx_x * 4 + threadIdx_x, 7 - threadIdx_x - blockIdx_x * 4) + (T.max(blockIdx_x * 4 + threadIdx_x, 7 - threadIdx_x - blockIdx_x * 4) + 1 - T.min(blockIdx_x * 4 + threadIdx_x, 7 - threadIdx_x - blockIdx_x * 4))])
                    T.writes(B[blockIdx_x * 4 + threadIdx_x])
                    B[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] - S[7 - threadIdx_x - blockIdx_x * 4]
