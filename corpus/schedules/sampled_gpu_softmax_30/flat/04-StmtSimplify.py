# corpus/schedules/sampled_gpu_softmax_30: stage 04, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_softmax_30(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        peak = T.sblock_alloc_buffer((4,))
        total = T.sblock_alloc_buffer((4,))
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 128, "pragma_unroll_explicit": 1}):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("peak_init"):
                    T.reads()
                    T.writes(peak[threadIdx_x])
                    peak[threadIdx_x] = T.float32(-340282346638528859811704183484516925440.0)
                for k in range(64):
                    with T.sblock("peak_update"):
                        T.reads(peak[threadIdx_x], A[threadIdx_x, k])
                        T.writes(peak[threadIdx_x])
                        peak[threadIdx_x] = T.max(peak[threadIdx_x], A[threadIdx_x, k])
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 128, "pragma_unroll_explicit": 1}):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("total_init"):
                    T.reads()
                    T.writes(total[threadIdx_x])
                    total[threadIdx_x] = T.float32(0.0)
                for k in range(64):
                    with T.sblock("total_update"):
                        T.reads(total[threadIdx_x], A[threadIdx_x, k], peak[threadIdx_x])
                        T.writes(total[threadIdx_x])
                        total[threadIdx_x] = total[threadIdx_x] + T.pow(T.float32(2.0), A[threadIdx_x, k] - peak[threadIdx_x])
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(128, thread="threadIdx.x"):
                with T.sblock("B"):
                    T.reads(A[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64], peak[blockIdx_x * 2 + threadIdx_x // 64], total[blockIdx_x * 2 + threadIdx_x // 64])
                    T.writes(B[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64])
                    B[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64] = T.pow(T.float32(2.0), A[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64] - peak[blockIdx_x * 2 + threadIdx_x // 64]) / total[blockIdx_x * 2 + threadIdx_x // 64]
