# corpus/schedules/gemv_shared: stage 14, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        x_shared = T.allocate([32], "float32", "shared")
        in_thread_B = T.allocate([1], "float32", "local")
        cross_thread_B = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        threadIdx_y = T.launch_thread("threadIdx.y", 2)
        x_shared_1 = T.Buffer((32,), data=x_shared, scope="shared")
        for ax0_0 in range(2):
            x_1 = T.Buffer((32,), data=x.data)
            x_shared_1[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x] = x_1[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x]
        in_thread_B_1 = T.Buffer((1,), data=in_thread_B, scope="local")
        in_thread_B_1[0] = T.float32(0.0)
        for k_0 in range(4):
            A_1 = T.Buffer((192,), data=A.data)
            in_thread_B_1[0] = in_thread_B_1[0] + A_1[blockIdx_x * 64 + threadIdx_y * 32 + k_0 * 8 + threadIdx_x] * x_shared_1[k_0 * 8 + threadIdx_x]
        cross_thread_B_1 = T.Buffer((1,), data=cross_thread_B, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), in_thread_B_1[0], T.bool(True), cross_thread_B_1[0], threadIdx_x)
        if threadIdx_x == 0:
            B_1 = T.Buffer((6,), data=B.data)
            B_1[blockIdx_x * 2 + threadIdx_y] = cross_thread_B_1[0]
