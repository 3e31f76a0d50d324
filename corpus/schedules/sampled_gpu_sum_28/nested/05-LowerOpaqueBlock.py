# corpus/schedules/sampled_gpu_sum_28: stage 05, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_sum_28(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 16)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        B[threadIdx_x] = T.float32(0.0)
        for k in range(256):
            B[threadIdx_x] = B[threadIdx_x] + A[threadIdx_x, k]
