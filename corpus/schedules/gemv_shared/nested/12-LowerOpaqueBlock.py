# corpus/schedules/gemv_shared: stage 12, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        threadIdx_y = T.launch_thread("threadIdx.y", 2)
        x_shared = T.decl_buffer((32,), scope="shared")
        for ax0_0 in range(2):
            x_shared[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x] = x[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x]
        in_thread_B = T.decl_buffer((1,), scope="local")
        cross_thread_B = T.decl_buffer((1,), scope="local")
        in_thread_B[0] = T.float32(0.0)
        for k_0 in range(4):
            in_thread_B[0] = in_thread_B[0] + A[blockIdx_x * 2 + threadIdx_y, k_0 * 8 + threadIdx_x] * x_shared[k_0 * 8 + threadIdx_x]
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], threadIdx_x)
        if threadIdx_x == 0:
            B[blockIdx_x * 2 + threadIdx_y] = cross_thread_B[0]
