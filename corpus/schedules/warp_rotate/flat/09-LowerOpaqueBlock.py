# corpus/schedules/warp_rotate: stage 09, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        A_warp = T.alloc_buffer((1, 32), "int32", scope="warp", annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        A_warp[0, threadIdx_x] = A[blockIdx_x, threadIdx_x]
        B[blockIdx_x, threadIdx_x] = A_warp[0, (threadIdx_x + 5) % 32] * 3
