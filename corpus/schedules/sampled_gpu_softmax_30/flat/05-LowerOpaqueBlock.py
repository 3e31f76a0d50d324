# corpus/schedules/sampled_gpu_softmax_30: stage 05, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_softmax_30(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        peak = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        total = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 128):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            peak[threadIdx_x] = T.float32(-340282346638528859811704183484516925440.0)
            for k in range(64):
                peak[threadIdx_x] = T.max(peak[threadIdx_x], A[threadIdx_x, k])
        blockIdx_x_1 = T.int32()
        with T.attr(blockIdx_x_1, "pragma_auto_unroll_max_step", 128):
            T.attr(blockIdx_x_1, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x_1, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            total[threadIdx_x] = T.float32(0.0)
            for k in range(64):
                total[threadIdx_x] = total[threadIdx_x] + T.pow(T.float32(2.0), A[threadIdx_x, k] - peak[threadIdx_x])
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x_2:
            threadIdx_x = T.launch_thread("threadIdx.x", 128)
            B[blockIdx_x_2 * 2 + threadIdx_x // 64, threadIdx_x % 64] = T.pow(T.float32(2.0), A[blockIdx_x_2 * 2 + threadIdx_x // 64, threadIdx_x % 64] - peak[blockIdx_x_2 * 2 + threadIdx_x // 64]) / total[blockIdx_x_2 * 2 + threadIdx_x // 64]
