# corpus/tir/gpu_elementwise: stage 06, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_elementwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(6, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.block("C"):
                    T.reads(A[blockIdx_x, threadIdx_x], B[threadIdx_x])
                    T.writes(C[blockIdx_x, threadIdx_x])
                    C[blockIdx_x, threadIdx_x] = T.max(A[blockIdx_x, threadIdx_x] * B[threadIdx_x] + T.float32(1.0), T.float32(0.0))
