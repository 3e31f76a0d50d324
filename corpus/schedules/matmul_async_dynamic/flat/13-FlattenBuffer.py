# corpus/schedules/matmul_async_dynamic: stage 13, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(64)
        B_1 = B.view(64)
        C_1 = C.view(16)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            blockIdx_x = T.launch_thread("blockIdx.x", 1)
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            C_local = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            C_local[0] = T.float32(0.0)
            A_shared_dyn = T.alloc_buffer((32,), scope="shared.dyn", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            B_shared_dyn = T.alloc_buffer((32,), scope="shared.dyn", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            with T.attr({"async_commit_queue_scope": 0}):
                with T.attr({"async_scope": 1}):
                    A_shared_dyn[threadIdx_y * 4 + threadIdx_x] = A_1[threadIdx_y * 16 + threadIdx_x]
                with T.attr({"async_scope": 1}):
                    B_shared_dyn[threadIdx_y * 4 + threadIdx_x] = B_1[threadIdx_y * 4 + threadIdx_x]
            for k_0 in range(3):
                if k_0 + 1 < 4:
                    T.attr({"async_commit_queue_scope": 0})
                    with T.attr({"async_scope": 1}):
                        A_shared_dyn[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = A_1[threadIdx_y * 16 + k_0 * 4 + threadIdx_x + 4]
                    with T.attr({"async_scope": 1}):
                        B_shared_dyn[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = B_1[k_0 * 16 + threadIdx_y * 4 + threadIdx_x + 16]
                if k_0 + 1 - 1 < 4:
                    T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1})
                    for k_1 in range(4):
                        C_local[0] = C_local[0] + A_shared_dyn[k_0 % 2 * 16 + threadIdx_y * 4 + k_1] * B_shared_dyn[k_0 % 2 * 16 + k_1 * 4 + threadIdx_x]
            with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 0}):
                for k_1 in range(4):
                    C_local[0] = C_local[0] + A_shared_dyn[threadIdx_y * 4 + k_1 + 16] * B_shared_dyn[k_1 * 4 + threadIdx_x + 16]
            C_1[threadIdx_y * 4 + threadIdx_x] = C_local[0]
