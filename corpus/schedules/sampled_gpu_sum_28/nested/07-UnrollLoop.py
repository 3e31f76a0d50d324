# corpus/schedules/sampled_gpu_sum_28: stage 07, after tir.UnrollLoop, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_sum_28(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        B_1 = T.Buffer((4,), data=B.data)
        B_1[threadIdx_x] = T.float32(0.0)
        for k in range(256):
            A_1 = T.Buffer((1024,), data=A.data)
            B_1[threadIdx_x] = B_1[threadIdx_x] + A_1[threadIdx_x * 256 + k]
