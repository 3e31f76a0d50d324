# corpus/tir/gpu_tail: stage 09, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: flat; expect: read
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_tail(a: T.handle, b: T.handle):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        n = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        B = T.match_buffer(b, (n,), "int32")
        T.attr(T.target({"arch": "sm_70", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", (n + 3) // 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        if blockIdx_x * 4 + threadIdx_x < n:
            B_1 = T.Buffer((n,), "int32", data=B.data)
            A_1 = T.Buffer((n,), "int32", data=A.data)
            B_1[blockIdx_x * 4 + threadIdx_x] = A_1[n - threadIdx_x - blockIdx_x * 4 - 1] * 3 - threadIdx_x - blockIdx_x * 4
