# corpus/schedules/sampled_gpu_gemm_21: stage 14, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        C_local = T.allocate([1], "float32", "local")
        A_shared = T.allocate([32], "float32", "shared")
        B_shared = T.allocate([16], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_local_1 = T.Buffer((1,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        A_shared_1 = T.Buffer((32,), data=A_shared, scope="shared")
        A_1 = T.Buffer((128,), data=A.data)
        A_shared_1[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4]
        B_shared_1 = T.Buffer((16,), data=B_shared, scope="shared")
        B_1 = T.Buffer((256,), data=B.data)
        if threadIdx_x < 16:
            B_shared_1[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4] * B_shared_1[threadIdx_x % 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 1] * B_shared_1[threadIdx_x % 4 + 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 2] * B_shared_1[threadIdx_x % 4 + 8]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 3] * B_shared_1[threadIdx_x % 4 + 12]
        A_shared_1[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 4]
        if threadIdx_x < 16:
            B_shared_1[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 64]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4] * B_shared_1[threadIdx_x % 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 1] * B_shared_1[threadIdx_x % 4 + 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 2] * B_shared_1[threadIdx_x % 4 + 8]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 3] * B_shared_1[threadIdx_x % 4 + 12]
        A_shared_1[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 8]
        if threadIdx_x < 16:
            B_shared_1[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 128]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4] * B_shared_1[threadIdx_x % 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 1] * B_shared_1[threadIdx_x % 4 + 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 2] * B_shared_1[threadIdx_x % 4 + 8]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 3] * B_shared_1[threadIdx_x % 4 + 12]
        A_shared_1[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + threadIdx_x % 4 + 12]
        if threadIdx_x < 16:
            B_shared_1[threadIdx_x] = B_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4 + 192]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4] * B_shared_1[threadIdx_x % 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 1] * B_shared_1[threadIdx_x % 4 + 4]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 2] * B_shared_1[threadIdx_x % 4 + 8]
        C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + 3] * B_shared_1[threadIdx_x % 4 + 12]
        C_1 = T.Buffer((128,), data=C.data)
        C_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = C_local_1[0]
