# corpus/tir/gpu_elementwise: stage 10, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_elementwise; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_elementwise(A: T.Buffer((6, 8), "float32"), B: T.Buffer((8,), "float32"), C: T.Buffer((6, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        T.attr(T.target({"arch": "sm_70", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", 6)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        C_1 = T.Buffer((48,), data=C.data)
        A_1 = T.Buffer((48,), data=A.data)
        B_1 = T.Buffer((8,), data=B.data)
        C_1[blockIdx_x * 8 + threadIdx_x] = T.max(A_1[blockIdx_x * 8 + threadIdx_x] * B_1[threadIdx_x] + T.float32(1.0), T.float32(0.0))
