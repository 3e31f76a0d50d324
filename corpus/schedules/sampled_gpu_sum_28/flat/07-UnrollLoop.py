# corpus/schedules/sampled_gpu_sum_28: stage 07, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_28(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(1024)
        B_1 = T.decl_buffer((4,), data=B.data)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            B_1[threadIdx_x] = T.float32(0.0)
            for k in range(256):
                B_1[threadIdx_x] = B_1[threadIdx_x] + A_1[threadIdx_x * 256 + k]
