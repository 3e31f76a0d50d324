# corpus/tir/gpu_tail: stage 06, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_tail(a: T.handle, b: T.handle):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        B = T.match_buffer(b, (n,), "int32")
        # with T.block("root"):
        for blockIdx_x in T.thread_binding((n + 3) // 4, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("B"):
                    T.where(blockIdx_x * 4 + threadIdx_x < n)
                    T.reads(A[n - threadIdx_x - blockIdx_x * 4 - 1])
                    T.writes(B[blockIdx_x * 4 + threadIdx_x])
                    B[blockIdx_x * 4 + threadIdx_x] = A[n - threadIdx_x - blockIdx_x * 4 - 1] * 3 - threadIdx_x - blockIdx_x * 4
