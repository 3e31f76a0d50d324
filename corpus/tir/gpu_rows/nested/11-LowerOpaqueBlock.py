# corpus/tir/gpu_rows: stage 11, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        S_local = T.decl_buffer((1,), scope="local")
        for ax0 in range(6):
            if blockIdx_x * 4 + threadIdx_x < 10:
                if ax0 == 0:
                    S_local[0] = T.float32(0.0)
                S_local[0] = S_local[0] + A[blockIdx_x * 4 + threadIdx_x, ax0]
        for j in range(6):
            if blockIdx_x * 4 + threadIdx_x < 10:
                C[blockIdx_x * 4 + threadIdx_x, j] = A[blockIdx_x * 4 + threadIdx_x, j] * T.float32(6.0) - S_local[0]
