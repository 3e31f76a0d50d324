# corpus/schedules/sampled_gpu_gemm_21: stage 09, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 512):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 4)
            vthread_x = T.launch_thread("vthread.x", 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 32)
            C_local = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            C_local[0] = T.float32(0.0)
            for k_0 in range(4):
                A_shared = T.alloc_shared((32,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                B_shared = T.alloc_shared((16,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                A_shared[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + k_0 * 4 + threadIdx_x % 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[k_0 * 64 + threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
                for k_1 in range(4):
                    C_local[0] = C_local[0] + A_shared[threadIdx_x // 4 * 4 + k_1] * B_shared[k_1 * 4 + threadIdx_x % 4]
            C_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = C_local[0]
