# corpus/schedules/sampled_gpu_softmax_30: stage 06, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_softmax_30(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        peak = T.allocate([4], "float32", "global")
        total = T.allocate([4], "float32", "global")
        blockIdx_x = T.int32()
        peak_1 = T.Buffer((4,), data=peak)
        A_1 = T.Buffer((256,), data=A.data)
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            peak_1[threadIdx_x] = T.float32(-340282346638528859811704183484516925440.0)
            for k in range(64):
                peak_1[threadIdx_x] = T.max(peak_1[threadIdx_x], A_1[threadIdx_x * 64 + k])
        blockIdx_x_1 = T.int32()
        total_1 = T.Buffer((4,), data=total)
        with T.attr(blockIdx_x_1, "pragma_auto_unroll_max_step", 64):
            T.attr(blockIdx_x_1, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x_1, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            total_1[threadIdx_x] = T.float32(0.0)
            for k in range(64):
                total_1[threadIdx_x] = total_1[threadIdx_x] + T.pow(T.float32(2.0), A_1[threadIdx_x * 64 + k] - peak_1[threadIdx_x])
        blockIdx_x_2 = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 128)
        B_1 = T.Buffer((256,), data=B.data)
        B_1[blockIdx_x_2 * 128 + threadIdx_x] = T.pow(T.float32(2.0), A_1[blockIdx_x_2 * 128 + threadIdx_x] - peak_1[blockIdx_x_2 * 2 + threadIdx_x // 64]) / total_1[blockIdx_x_2 * 2 + threadIdx_x // 64]
