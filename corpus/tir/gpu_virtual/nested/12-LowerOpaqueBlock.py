# corpus/tir/gpu_virtual: stage 12, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        vthread_x = T.launch_thread("vthread.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        A_local = T.decl_buffer((1, 5), "int32", scope="local")
        for ax0 in range(5):
            A_local[0, ax0] = A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0]
        for j in range(5):
            C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j] = A_local[0, 4 - j] - A_local[0, j]
