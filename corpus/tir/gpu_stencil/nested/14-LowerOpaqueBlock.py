# corpus/tir/gpu_stencil: stage 14, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        A_shared = T.decl_buffer((10,), "int32", scope="shared")
        for ax0_0 in range(2):
            if ax0_0 * 8 + threadIdx_x < 10:
                A_shared[ax0_0 * 8 + threadIdx_x] = A[blockIdx_x * 8 + ax0_0 * 8 + threadIdx_x]
        C[blockIdx_x * 8 + threadIdx_x] = A_shared[threadIdx_x] + A_shared[threadIdx_x + 2] - A_shared[threadIdx_x + 1] * 2
