# corpus/tir/gpu_virtual: stage 14, after s_tir.InjectVirtualThread, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(40)
        C_1 = C.view(40)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 2)
            A_local = T.alloc_local((10,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for ax0 in range(5):
                A_local[T.Mul(0, 5) + ax0] = A_1[blockIdx_x * 20 + T.Mul(0, 10) + threadIdx_x * 5 + ax0]
                A_local[T.Mul(1, 5) + ax0] = A_1[blockIdx_x * 20 + T.Mul(1, 10) + threadIdx_x * 5 + ax0]
            for j in range(5):
                C_1[blockIdx_x * 20 + T.Mul(0, 10) + threadIdx_x * 5 + j] = A_local[T.Mul(0, 5) + 4 - j] - A_local[T.Mul(0, 5) + j]
                C_1[blockIdx_x * 20 + T.Mul(1, 10) + threadIdx_x * 5 + j] = A_local[T.Mul(1, 5) + 4 - j] - A_local[T.Mul(1, 5) + j]
