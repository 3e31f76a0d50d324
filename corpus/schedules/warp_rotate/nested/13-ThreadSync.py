# corpus/schedules/warp_rotate: stage 13, after tir.ThreadSync, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        A_warp = T.allocate([32], "int32", "warp")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        A_warp_1 = T.Buffer((32,), "int32", data=A_warp, scope="warp")
        A_1 = T.Buffer((64,), "int32", data=A.data)
        A_warp_1[threadIdx_x] = A_1[blockIdx_x * 32 + threadIdx_x]
        T.tvm_storage_sync("warp")
        B_1 = T.Buffer((64,), "int32", data=B.data)
        B_1[blockIdx_x * 32 + threadIdx_x] = A_warp_1[(threadIdx_x + 5) % 32] * 3
