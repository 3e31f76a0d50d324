# corpus/schedules/warp_rotate: stage 17, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def warp_rotate_kernel(A: T.handle("int32", "global"), B: T.handle("int32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 2, "threadIdx.x": 32}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        B_1 = T.decl_buffer((64,), "int32", data=B)
        A_1 = T.decl_buffer((64,), "int32", data=A)
        A_warp = T.handle("int32", "local")
        A_warp_1 = T.decl_buffer((32,), "int32", data=A_warp, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        A_warp = T.allocate([1], "int32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        A_warp_1[0] = A_1[blockIdx_x * 32 + threadIdx_x]
        T.tvm_storage_sync("warp")
        B_1[blockIdx_x * 32 + threadIdx_x] = T.tir.cuda.__shfl_sync(T.tir.cuda.__activemask(), A_warp_1[0], T.bitwise_and(threadIdx_x + 5, 31), 32) * 3
