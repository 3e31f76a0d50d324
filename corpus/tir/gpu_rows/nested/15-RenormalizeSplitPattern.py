# corpus/tir/gpu_rows: stage 15, after tir.RenormalizeSplitPattern, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: flat; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        S_local = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        S_local_1 = T.Buffer((1,), data=S_local, scope="local")
        A_1 = T.Buffer((60,), data=A.data)
        for ax0 in range(6):
            if (blockIdx_x * 2 + threadIdx_x // 2) // 5 < 1:
                if ax0 == 0:
                    S_local_1[0] = T.float32(0.0)
                S_local_1[0] = S_local_1[0] + A_1[blockIdx_x * 24 + threadIdx_x * 6 + ax0]
        for j in range(6):
            if (blockIdx_x * 2 + threadIdx_x // 2) // 5 < 1:
                C_1 = T.Buffer((60,), data=C.data)
                C_1[blockIdx_x * 24 + threadIdx_x * 6 + j] = A_1[blockIdx_x * 24 + threadIdx_x * 6 + j] * T.float32(6.0) - S_local_1[0]
