# corpus/schedules/matmul_pipelined: stage 16, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_pipelined(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 4), "float32"), C: T.Buffer((8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = B.view(64)
        C_1 = C.view(32)
        with T.launch_thread("blockIdx.y", 2) as blockIdx_y:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((32,))
            with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 4
                cse_v2: T.let[T.int32] = blockIdx_y * 64 + threadIdx_y * 16
                cse_v3: T.let[T.int32] = cse_v1 + threadIdx_x
                A_shared[cse_v3] = A_1[cse_v2 + threadIdx_x]
                B_shared[cse_v3] = B_1[cse_v3]
                for k_0 in range(3):
                    cse_v5: T.let[T.int32] = (k_0 + 1) % 2 * 16 + cse_v1 + threadIdx_x
                    A_shared[cse_v5] = A_1[cse_v2 + k_0 * 4 + threadIdx_x + 4]
                    B_shared[cse_v5] = B_1[k_0 * 16 + cse_v1 + threadIdx_x + 16]
                    for k_1 in range(4):
                        cse_v4: T.let[T.int32] = k_0 % 2 * 16
                        C_local[0] = C_local[0] + A_shared[cse_v4 + cse_v1 + k_1] * B_shared[cse_v4 + k_1 * 4 + threadIdx_x]
                for k_1 in range(4):
                    C_local[0] = C_local[0] + A_shared[cse_v1 + k_1 + 16] * B_shared[k_1 * 4 + threadIdx_x + 16]
                C_1[blockIdx_y * 16 + cse_v1 + threadIdx_x] = C_local[0]
