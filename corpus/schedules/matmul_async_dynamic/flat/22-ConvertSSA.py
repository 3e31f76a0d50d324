# corpus/schedules/matmul_async_dynamic: stage 22, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_async_dynamic(A: T.Buffer((4, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(64)
        B_1 = B.view(64)
        C_1 = C.view(16)
        Module.matmul_async_dynamic_kernel(A_1.data, B_1.data, C_1.data)

    @T.prim_func(private=True, s_tir=True)
    def matmul_async_dynamic_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        C = T.decl_buffer((16,), data=C_ptr)
        B = T.decl_buffer((64,), data=B_ptr)
        A = T.decl_buffer((64,), data=A_ptr)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            buf_dyn_shmem = T.alloc_buffer((256,), "uint8", scope="shared.dyn")
            B_shared_dyn = T.decl_buffer((32,), data=buf_dyn_shmem.data, scope="shared.dyn")
            A_shared_dyn = T.decl_buffer((32,), data=buf_dyn_shmem.data, scope="shared.dyn")
            C_local = T.alloc_local((1,))
            with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 16
                cse_v2: T.let[T.int32] = threadIdx_y * 4
                cse_v3: T.let[T.int32] = cse_v2 + threadIdx_x
                with T.attr({"async_commit_queue_scope": 0}):
                    T.ptx.cp_async("float32", A_shared_dyn.data, cse_v3, A.data, cse_v1 + threadIdx_x, 4)
                    T.ptx.cp_async("float32", B_shared_dyn.data, 32 + cse_v3, B.data, cse_v3, 4)
                for k_0 in range(3):
                    with T.attr({"async_commit_queue_scope": 0}):
                        cse_v5: T.let[T.int32] = (k_0 + 1) % 2 * 16 + cse_v2 + threadIdx_x
                        T.tvm_storage_sync("shared.dyn")
                        T.ptx.cp_async("float32", A_shared_dyn.data, cse_v5, A.data, cse_v1 + k_0 * 4 + threadIdx_x + 4, 4)
                        T.ptx.cp_async("float32", B_shared_dyn.data, 32 + cse_v5, B.data, k_0 * 16 + cse_v2 + threadIdx_x + 16, 4)
                    with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 1}):
                        T.tvm_storage_sync("shared")
                        for k_1 in range(4):
                            cse_v4: T.let[T.int32] = k_0 % 2 * 16
                            C_local[0] = C_local[0] + A_shared_dyn[cse_v4 + cse_v2 + k_1] * B_shared_dyn[cse_v4 + k_1 * 4 + threadIdx_x + 32]
                with T.attr({"async_wait_queue_scope": 0, "async_wait_inflight_count": 0}):
                    T.tvm_storage_sync("shared")
                    for k_1 in range(4):
                        C_local[0] = C_local[0] + A_shared_dyn[cse_v2 + k_1 + 16] * B_shared_dyn[k_1 * 4 + threadIdx_x + 16 + 32]
                C[cse_v3] = C_local[0]
