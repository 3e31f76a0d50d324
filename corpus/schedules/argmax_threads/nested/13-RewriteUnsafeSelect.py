# corpus/schedules/argmax_threads: stage 13, after tir.RewriteUnsafeSelect, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        in_thread_top = T.allocate([1], "int32", "local")
        in_thread_best = T.allocate([1], "float32", "local")
        cross_thread_top = T.allocate([1], "int32", "local")
        cross_thread_best = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        in_thread_top_1 = T.Buffer((1,), "int32", data=in_thread_top, scope="local")
        in_thread_top_1[0] = -1
        in_thread_best_1 = T.Buffer((1,), data=in_thread_best, scope="local")
        in_thread_best_1[0] = T.float32(-340282346638528859811704183484516925440.0)
        for k_0 in range(4):
            X_1 = T.Buffer((96,), data=X.data)
            place_1 = T.Buffer((96,), "int32", data=place.data)
            new_top: T.int32 = T.if_then_else(X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best_1[0], in_thread_top_1[0], place_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
            new_best: T.float32 = T.if_then_else(X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best_1[0], in_thread_best_1[0], X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
            in_thread_top_1[0] = new_top
            in_thread_best_1[0] = new_best
        cross_thread_top_1 = T.Buffer((1,), "int32", data=cross_thread_top, scope="local")
        cross_thread_best_1 = T.Buffer((1,), data=cross_thread_best, scope="local")
        with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(2), in_thread_top_1[0], in_thread_best_1[0], T.bool(True), cross_thread_top_1[0], cross_thread_best_1[0], threadIdx_x)
        if threadIdx_x == 0:
            top_1 = T.Buffer((3,), "int32", data=top.data)
            top_1[blockIdx_x] = cross_thread_top_1[0]
            best_1 = T.Buffer((3,), data=best.data)
            best_1[blockIdx_x] = cross_thread_best_1[0]
