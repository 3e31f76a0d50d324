# corpus/schedules/matmul_virtual: stage 18, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_virtual(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        C_local = T.allocate([4], "float32", "local")
        A_shared = T.allocate([32], "float32", "shared")
        B_shared = T.allocate([32], "float32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local_1 = T.Buffer((2,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        C_local_1[2] = T.float32(0.0)
        C_local_1[1] = T.float32(0.0)
        C_local_1[3] = T.float32(0.0)
        for k_0 in range(2):
            A_shared_1 = T.Buffer((32,), data=A_shared, scope="shared")
            A_1 = T.Buffer((64,), data=A.data)
            A_shared_1[threadIdx_y * 8 + threadIdx_x * 2:threadIdx_y * 8 + threadIdx_x * 2 + 2] = A_1[threadIdx_y * 16 + threadIdx_x // 2 * 8 + k_0 * 4 + threadIdx_x % 2 * 2:threadIdx_y * 16 + threadIdx_x // 2 * 8 + k_0 * 4 + threadIdx_x % 2 * 2 + 2]
            B_shared_1 = T.Buffer((32,), data=B_shared, scope="shared")
            B_1 = T.Buffer((128,), data=B.data)
            B_shared_1[threadIdx_y * 8 + threadIdx_x * 2:threadIdx_y * 8 + threadIdx_x * 2 + 2] = B_1[k_0 * 64 + threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x * 2:k_0 * 64 + threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x * 2 + 2]
            for k_1 in range(4):
                C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_y * 4 + k_1] * B_shared_1[k_1 * 8 + threadIdx_x]
                C_local_1[2] = C_local_1[2] + A_shared_1[threadIdx_y * 4 + k_1 + 16] * B_shared_1[k_1 * 8 + threadIdx_x]
                C_local_1[1] = C_local_1[1] + A_shared_1[threadIdx_y * 4 + k_1] * B_shared_1[k_1 * 8 + threadIdx_x + 4]
                C_local_1[3] = C_local_1[3] + A_shared_1[threadIdx_y * 4 + k_1 + 16] * B_shared_1[k_1 * 8 + threadIdx_x + 4]
        C_1 = T.Buffer((128,), data=C.data)
        C_1[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x] = C_local_1[0]
        C_1[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 64] = C_local_1[2]
        C_1[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 4] = C_local_1[1]
        C_1[threadIdx_y * 16 + blockIdx_x * 8 + threadIdx_x + 68] = C_local_1[3]
