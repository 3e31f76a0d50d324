# corpus/schedules/sum_all: stage 11, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        B_rf = T.decl_buffer((4, 1))
        cross_thread_B = T.decl_buffer((1,), scope="local")
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 8)
            in_thread_B_rf = T.decl_buffer((1,), scope="local")
            cross_thread_B_rf = T.decl_buffer((1,), scope="local")
            in_thread_B_rf[0] = T.float32(0.0)
            for i_k_fused_1_0 in range(4):
                in_thread_B_rf[0] = in_thread_B_rf[0] + A[blockIdx_x * 2 + i_k_fused_1_0 // 2, i_k_fused_1_0 % 2 * 8 + threadIdx_x]
            with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
                T.tvm_thread_allreduce(T.uint32(1), in_thread_B_rf[0], T.bool(True), cross_thread_B_rf[0], threadIdx_x)
            if threadIdx_x == 0:
                B_rf[blockIdx_x, 0] = cross_thread_B_rf[0]
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), B_rf[threadIdx_x, 0], T.bool(True), cross_thread_B[0], threadIdx_x)
        if threadIdx_x == 0:
            B[0] = cross_thread_B[0]
