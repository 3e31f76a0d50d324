# corpus/schedules/sampled_gpu_gemv_27: stage 13, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 1)
        B_local = T.allocate([16], "float32", "local")
        A_shared = T.allocate([1536], "float32", "shared")
        x_shared = T.allocate([96], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 1)
        B_local_1 = T.Buffer((1,), data=B_local, scope="local")
        for vthread_x_s in range(16):
            B_local_1[vthread_x_s] = T.float32(0.0)
        A_shared_1 = T.Buffer((1536,), data=A_shared, scope="shared")
        x_shared_1 = T.Buffer((96,), data=x_shared, scope="shared")
        for k_0_fused in T.unroll(2):
            T.attr(0, "async_commit_queue_scope", 0)
            with T.attr(0, "async_scope", 1):
                for ax0_ax1_fused_0 in range(512):
                    A_1 = T.Buffer((1024,), data=A.data)
                    A_shared_1[k_0_fused * 512 + ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + k_0_fused * 32 + ax0_ax1_fused_0 % 32]
            T.attr(0, "async_scope", 1)
            for ax0_fused_0 in range(32):
                x_1 = T.Buffer((64,), data=x.data)
                x_shared_1[k_0_fused * 32 + ax0_fused_0] = x_1[k_0_fused * 32 + ax0_fused_0]
        for k_0_fused in T.unroll(2):
            T.attr(0, "async_wait_queue_scope", 0)
            T.attr(0, "async_wait_inflight_count", 1 - k_0_fused)
            for k_1, vthread_x_s in T.grid(32, 16):
                B_local_1[vthread_x_s] = B_local_1[vthread_x_s] + A_shared_1[k_0_fused * 512 + vthread_x_s * 32 + k_1] * x_shared_1[k_0_fused * 32 + k_1]
        for vthread_x_s in range(16):
            B_1 = T.Buffer((16,), data=B.data)
            B_1[vthread_x_s] = B_local_1[vthread_x_s]
