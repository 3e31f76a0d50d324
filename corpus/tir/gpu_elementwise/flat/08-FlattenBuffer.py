# corpus/tir/gpu_elementwise: stage 08, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_elementwise; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(48)
        B_1 = T.decl_buffer((8,), data=B.data)
        C_1 = C.view(48)
        with T.launch_thread("blockIdx.x", 6) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 8)
            C_1[blockIdx_x * 8 + threadIdx_x] = T.max(A_1[blockIdx_x * 8 + threadIdx_x] * B_1[threadIdx_x] + T.float32(1.0), T.float32(0.0))
