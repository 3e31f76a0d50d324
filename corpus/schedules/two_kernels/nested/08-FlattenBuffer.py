# corpus/schedules/two_kernels: stage 08, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        S = T.allocate([8], "float32", "global")
        S_1 = T.Buffer((8,), data=S)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k in range(5):
                if k == 0:
                    S_1[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
                A_1 = T.Buffer((40,), data=A.data)
                S_1[blockIdx_x * 4 + threadIdx_x] = S_1[blockIdx_x * 4 + threadIdx_x] + A_1[blockIdx_x * 20 + threadIdx_x * 5 + k]
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        B_1 = T.Buffer((8,), data=B.data)
        B_1[blockIdx_x * 4 + threadIdx_x] = S_1[blockIdx_x * 4 + threadIdx_x] - S_1[7 - threadIdx_x - blockIdx_x * 4]
