# corpus/schedules/matmul_virtual: stage 20, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(64)
        B_1 = B.view(128)
        C_1 = C.view(128)
        with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
            C_local = T.alloc_local((4,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((32,))
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                C_local[2] = T.float32(0.0)
                C_local[1] = T.float32(0.0)
                C_local[3] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 16
                cse_v3: T.let[T.int32] = blockIdx_x * 8
                for k_0 in range(2):
                    cse_v2: T.let[T.int32] = threadIdx_x * 2
                    cse_v4: T.let[T.int32] = threadIdx_y * 8 + cse_v2
                    A_shared[cse_v4:cse_v4 + 2] = A_1[cse_v1 + threadIdx_x // 2 * 8 + k_0 * 4 + threadIdx_x % 2 * 2:cse_v1 + threadIdx_x // 2 * 8 + k_0 * 4 + threadIdx_x % 2 * 2 + 2]
                    B_shared[cse_v4:cse_v4 + 2] = B_1[k_0 * 64 + cse_v1 + cse_v3 + cse_v2:k_0 * 64 + cse_v1 + cse_v3 + cse_v2 + 2]
                    for k_1 in range(4):
                        cse_v5: T.let[T.int32] = threadIdx_y * 4 + k_1
                        cse_v6: T.let[T.int32] = k_1 * 8 + threadIdx_x
                        C_local[0] = C_local[0] + A_shared[cse_v5] * B_shared[cse_v6]
                        cse_v7: T.let[T.int32] = cse_v5 + 16
                        C_local[2] = C_local[2] + A_shared[cse_v7] * B_shared[cse_v6]
                        cse_v8: T.let[T.int32] = cse_v6 + 4
                        C_local[1] = C_local[1] + A_shared[cse_v5] * B_shared[cse_v8]
                        C_local[3] = C_local[3] + A_shared[cse_v7] * B_shared[cse_v8]
                cse_v9: T.let[T.int32] = cse_v1 + cse_v3 + threadIdx_x
                C_1[cse_v9] = C_local[0]
                C_1[cse_v9 + 64] = C_local[2]
                C_1[cse_v9 + 4] = C_local[1]
                C_1[cse_v9 + 68] = C_local[3]
