# corpus/schedules/argmax_threads: stage 10, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        in_thread_top = T.alloc_local((1,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        in_thread_best = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        cross_thread_top = T.alloc_local((1,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        cross_thread_best = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        in_thread_top[0] = -1
        in_thread_best[0] = T.float32(-340282346638528859811704183484516925440.0)
        for k_0 in range(4):
            new_top: T.let[T.int32] = T.Select(X[blockIdx_x, k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_top[0], place[blockIdx_x, k_0 * 8 + threadIdx_x])
            new_best: T.let[T.float32] = T.Select(X[blockIdx_x, k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_best[0], X[blockIdx_x, k_0 * 8 + threadIdx_x])
            in_thread_top[0] = new_top
            in_thread_best[0] = new_best
        with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
            T.tvm_thread_allreduce(T.uint32(2), in_thread_top[0], in_thread_best[0], T.bool(True), cross_thread_top[0], cross_thread_best[0], threadIdx_x)
        if threadIdx_x == 0:
            top[blockIdx_x] = cross_thread_top[0]
            best[blockIdx_x] = cross_thread_best[0]
