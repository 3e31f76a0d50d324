# corpus/tir/gpu_stencil: stage 21, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: flat; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        A_shared = T.allocate([10], "int32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        A_shared_1 = T.Buffer((10,), "int32", data=A_shared, scope="shared")
        for ax0_0 in range(2):
            if ax0_0 * 4 + threadIdx_x // 2 < 5:
                A_1 = T.Buffer((26,), "int32", data=A.data)
                cse_v1: T.int32 = ax0_0 * 8
                A_shared_1[cse_v1 + threadIdx_x] = A_1[blockIdx_x * 8 + cse_v1 + threadIdx_x]
        C_1 = T.Buffer((24,), "int32", data=C.data)
        C_1[blockIdx_x * 8 + threadIdx_x] = A_shared_1[threadIdx_x] + A_shared_1[threadIdx_x + 2] - A_shared_1[threadIdx_x + 1] * 2
