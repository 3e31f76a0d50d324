# corpus/tir/gpu_stencil: stage 15, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: flat; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = T.decl_buffer((26,), "int32", data=A.data)
        C_1 = T.decl_buffer((24,), "int32", data=C.data)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 8)
            A_shared = T.alloc_shared((10,), "int32", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            for ax0_0 in range(2):
                if ax0_0 * 8 + threadIdx_x < 10:
                    A_shared[ax0_0 * 8 + threadIdx_x] = A_1[blockIdx_x * 8 + (ax0_0 * 8 + threadIdx_x)]
            C_1[blockIdx_x * 8 + threadIdx_x] = A_shared[threadIdx_x] + A_shared[threadIdx_x + 2] - A_shared[threadIdx_x + 1] * 2
