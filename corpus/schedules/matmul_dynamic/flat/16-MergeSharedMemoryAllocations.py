# corpus/schedules/matmul_dynamic: stage 16, after s_tir.MergeSharedMemoryAllocations, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_dynamic(A: T.Buffer((4, 8), "float32"), B: T.Buffer((8, 8), "float32"), C: T.Buffer((4, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(32)
        B_1 = B.view(64)
        C_1 = C.view(32)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            buf_dyn_shmem = T.alloc_buffer((128,), "uint8", scope="shared.dyn")
            B_shared_dyn = T.decl_buffer((16,), data=buf_dyn_shmem.data, scope="shared.dyn")
            A_shared_dyn = T.decl_buffer((16,), data=buf_dyn_shmem.data, scope="shared.dyn")
            C_local = T.alloc_local((1,))
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 8
                cse_v3: T.let[T.int32] = blockIdx_x * 4
                for k_0 in range(2):
                    cse_v2: T.let[T.int32] = threadIdx_y * 4
                    cse_v4: T.let[T.int32] = cse_v2 + threadIdx_x
                    T.tvm_storage_sync("shared.dyn")
                    A_shared_dyn[cse_v4] = A_1[cse_v1 + k_0 * 4 + threadIdx_x]
                    B_shared_dyn[cse_v4 + 16] = B_1[k_0 * 32 + cse_v1 + cse_v3 + threadIdx_x]
                    T.tvm_storage_sync("shared.dyn")
                    for k_1 in range(4):
                        C_local[0] = C_local[0] + A_shared_dyn[cse_v2 + k_1] * B_shared_dyn[k_1 * 4 + threadIdx_x + 16]
                C_1[cse_v1 + cse_v3 + threadIdx_x] = C_local[0]
