# corpus/tir/gpu_virtual: stage 12, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        vthread_x = T.launch_thread("vthread.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        A_local = T.alloc_local((1, 5), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for ax0 in range(5):
            A_local[0, ax0] = A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0]
        for j in range(5):
            C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j] = A_local[0, 4 - j] - A_local[0, j]
