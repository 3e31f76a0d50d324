# corpus/schedules/matmul_virtual: stage 14, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(64)
        B_1 = B.view(128)
        C_1 = C.view(128)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            blockIdx_x = T.launch_thread("blockIdx.x", 2)
            vthread_y = T.launch_thread("vthread.y", 2)
            vthread_x = T.launch_thread("vthread.x", 2)
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            C_local = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            C_local[0] = T.float32(0.0)
            for k_0 in range(2):
                A_shared = T.alloc_shared((32,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                B_shared = T.alloc_shared((32,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                for ax0_ax1_fused_3 in T.vectorized(2):
                    A_shared[threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3] = A_1[threadIdx_y * 16 + threadIdx_x // 2 * 8 + k_0 * 4 + threadIdx_x % 2 * 2 + ax0_ax1_fused_3]
                for ax0_ax1_fused_3 in T.vectorized(2):
                    B_shared[threadIdx_y * 8 + threadIdx_x * 2 + ax0_ax1_fused_3] = B_1[k_0 * 64 + threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x * 2 + ax0_ax1_fused_3]
                for k_1 in range(4):
                    C_local[0] = C_local[0] + A_shared[vthread_y * 16 + threadIdx_y * 4 + k_1] * B_shared[k_1 * 8 + vthread_x * 4 + threadIdx_x]
            C_1[vthread_y * 64 + threadIdx_y * 16 + blockIdx_x * 8 + vthread_x * 4 + threadIdx_x] = C_local[0]
