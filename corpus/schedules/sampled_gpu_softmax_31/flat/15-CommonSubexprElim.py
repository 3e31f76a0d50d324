# corpus/schedules/sampled_gpu_softmax_31: stage 15, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_softmax_31(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(256)
        B_1 = B.view(256)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            in_thread_peak_shared = T.alloc_local((1,))
            cross_thread_peak_shared = T.alloc_local((1,))
            peak_shared = T.alloc_shared((1,))
            in_thread_total_shared = T.alloc_local((1,))
            cross_thread_total_shared = T.alloc_local((1,))
            total_shared = T.alloc_shared((1,))
            with T.launch_thread("threadIdx.x", 128) as threadIdx_x:
                in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                cse_v1: T.let[T.int32] = blockIdx_x * 64 + threadIdx_x
                if threadIdx_x < 64:
                    in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A_1[cse_v1])
                with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                if threadIdx_x == 0:
                    peak_shared[0] = cross_thread_peak_shared[0]
                in_thread_total_shared[0] = T.float32(0.0)
                if threadIdx_x < 64:
                    in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A_1[cse_v1] - peak_shared[0])
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                if threadIdx_x == 0:
                    total_shared[0] = cross_thread_total_shared[0]
                if threadIdx_x < 64:
                    B_1[cse_v1] = T.pow(T.float32(2.0), A_1[cse_v1] - peak_shared[0]) / total_shared[0]
