# corpus/schedules/sampled_gpu_sum_28: stage 10, after tirx.SplitHostDevice, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_28(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(1024)
        B_1 = T.decl_buffer((4,), data=B.data)
        T.call_packed("sampled_gpu_sum_28_kernel", A_1.data, B_1.data, 1, 4)

    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_28_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        A = T.decl_buffer((1024,), data=A_ptr)
        B = T.decl_buffer((4,), data=B_ptr)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            B[threadIdx_x] = T.float32(0.0)
            for k in range(256):
                B[threadIdx_x] = B[threadIdx_x] + A[threadIdx_x * 256 + k]
