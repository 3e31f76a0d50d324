# corpus/schedules/sum_rfactor: stage 15, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        B_rf_local = T.allocate([1], "float32", "local")
        cross_thread_B = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        B_rf_local_1 = T.Buffer((1,), data=B_rf_local, scope="local")
        for ax0 in range(4):
            if ax0 == 0:
                B_rf_local_1[0] = T.float32(0.0)
            A_1 = T.Buffer((128,), data=A.data)
            B_rf_local_1[0] = B_rf_local_1[0] + A_1[blockIdx_x * 32 + ax0 * 8 + threadIdx_x]
        cross_thread_B_1 = T.Buffer((1,), data=cross_thread_B, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), B_rf_local_1[0], T.bool(True), cross_thread_B_1[0], threadIdx_x)
        if threadIdx_x == 0:
            B_1 = T.Buffer((4,), data=B.data)
            B_1[blockIdx_x] = cross_thread_B_1[0]
