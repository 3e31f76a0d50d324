# corpus/schedules/softmax_threads: stage 12, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        peak_shared = T.decl_buffer((1,), scope="shared")
        total_shared = T.decl_buffer((1,), scope="shared")
        in_thread_peak_shared = T.decl_buffer((1,), scope="local")
        in_thread_total_shared = T.decl_buffer((1,), scope="local")
        with T.decl_buffer((1,), scope="local") as cross_thread_peak_shared:
            in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
            for ax0_0 in range(3):
                in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[blockIdx_x, ax0_0 * 8 + threadIdx_x])
            with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
                T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
            if threadIdx_x == 0:
                peak_shared[0] = cross_thread_peak_shared[0]
        with T.decl_buffer((1,), scope="local") as cross_thread_total_shared:
            in_thread_total_shared[0] = T.float32(0.0)
            for ax0_0 in range(3):
                in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[blockIdx_x, ax0_0 * 8 + threadIdx_x] - peak_shared[0])
            with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
                T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], threadIdx_x)
            if threadIdx_x == 0:
                total_shared[0] = cross_thread_total_shared[0]
        for j_0 in range(3):
            B[blockIdx_x, j_0 * 8 + threadIdx_x] = T.pow(T.float32(2.0), A[blockIdx_x, j_0 * 8 + threadIdx_x] - peak_shared[0]) / total_shared[0]
