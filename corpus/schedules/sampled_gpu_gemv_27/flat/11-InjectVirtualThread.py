# corpus/schedules/sampled_gpu_gemv_27: stage 11, after s_tir.InjectVirtualThread, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemv_27(A: T.Buffer((16, 64), "float32"), x: T.Buffer((64,), "float32"), B: T.Buffer((16,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(1024)
        x_1 = T.decl_buffer((64,), data=x.data)
        B_1 = T.decl_buffer((16,), data=B.data)
        blockIdx_x = T.int32()
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 1)
            B_local = T.alloc_local((16,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for vthread_x_s in range(16):
                B_local[vthread_x_s] = T.float32(0.0)
            A_shared = T.alloc_shared((1536,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            x_shared = T.alloc_shared((96,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for k_0_fused in T.unroll(2):
                if k_0_fused < 2:
                    T.attr({"async_commit_queue_scope": 0})
                    with T.attr({"async_scope": 1}):
                        for ax0_ax1_fused_0 in range(512):
                            A_shared[k_0_fused % 3 * 512 + ax0_ax1_fused_0] = A_1[ax0_ax1_fused_0 // 32 * 64 + k_0_fused * 32 + ax0_ax1_fused_0 % 32]
                    with T.attr({"async_scope": 1}):
                        for ax0_fused_0 in range(32):
                            x_shared[k_0_fused % 3 * 32 + ax0_fused_0] = x_1[k_0_fused * 32 + ax0_fused_0]
            for k_0_fused in T.unroll(2):
                if k_0_fused + 2 - 2 < 2:
                    T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1 - k_0_fused})
                    for k_1, vthread_x_s in T.grid(32, 16):
                        B_local[vthread_x_s] = B_local[vthread_x_s] + A_shared[k_0_fused % 3 * 512 + vthread_x_s * 32 + k_1] * x_shared[k_0_fused % 3 * 32 + k_1]
            for vthread_x_s in range(16):
                B_1[vthread_x_s] = B_local[vthread_x_s]
