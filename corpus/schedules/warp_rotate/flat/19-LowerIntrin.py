# corpus/schedules/warp_rotate: stage 19, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate_kernel(A_ptr: T.handle("int32", "global"), B_ptr: T.handle("int32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((64,), "int32", data=B_ptr)
        A = T.decl_buffer((64,), "int32", data=A_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            A_warp = T.alloc_local((1,), "int32")
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                cse_v1: T.let[T.int32] = blockIdx_x * 32 + threadIdx_x
                A_warp[0] = A[blockIdx_x * 32 + threadIdx_x]
                T.tvm_storage_sync("warp")
                B[blockIdx_x * 32 + threadIdx_x] = T.cuda.__shfl_sync(T.cuda.__activemask(), A_warp[0], T.bitwise_and(threadIdx_x + 5, 31), 32) * 3
