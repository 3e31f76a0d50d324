# corpus/tir/gpu_rows: stage 12, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(60)
        C_1 = C.view(60)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            S_local = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for ax0 in range(6):
                if blockIdx_x * 4 + threadIdx_x < 10:
                    if ax0 == 0:
                        S_local[0] = T.float32(0.0)
                    S_local[0] = S_local[0] + A_1[(blockIdx_x * 4 + threadIdx_x) * 6 + ax0]
            for j in range(6):
                if blockIdx_x * 4 + threadIdx_x < 10:
                    C_1[(blockIdx_x * 4 + threadIdx_x) * 6 + j] = A_1[(blockIdx_x * 4 + threadIdx_x) * 6 + j] * T.float32(6.0) - S_local[0]
