# corpus/schedules/sampled_gpu_gemm_21: stage 09, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 512)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 4)
        vthread_x = T.launch_thread("vthread.x", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_local = T.allocate([1], "float32", "local")
        C_local_1 = T.Buffer((1,), data=C_local, scope="local")
        C_local_1[0] = T.float32(0.0)
        for k_0 in range(4):
            A_shared = T.allocate([32], "float32", "shared")
            B_shared = T.allocate([16], "float32", "shared")
            A_shared_1 = T.Buffer((32,), data=A_shared, scope="shared")
            A_1 = T.Buffer((128,), data=A.data)
            A_shared_1[threadIdx_x] = A_1[threadIdx_x // 4 * 16 + k_0 * 4 + threadIdx_x % 4]
            B_shared_1 = T.Buffer((16,), data=B_shared, scope="shared")
            if threadIdx_x < 16:
                B_1 = T.Buffer((256,), data=B.data)
                B_shared_1[threadIdx_x] = B_1[k_0 * 64 + threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4]
            for k_1 in range(4):
                C_local_1[0] = C_local_1[0] + A_shared_1[threadIdx_x // 4 * 4 + k_1] * B_shared_1[k_1 * 4 + threadIdx_x % 4]
        C_1 = T.Buffer((128,), data=C.data)
        C_1[threadIdx_x // 4 * 16 + blockIdx_x * 4 + threadIdx_x % 4] = C_local_1[0]
