# corpus/schedules/warp_rotate: stage 16, after tirx.SplitHostDevice, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(64)
        B_1 = B.view(64)
        T.call_packed("warp_rotate_kernel", A_1.data, B_1.data, 2, 32)

    @T.prim_func(s_tir=True)
    def warp_rotate_kernel(A_ptr: T.handle("int32", "global"), B_ptr: T.handle("int32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((64,), "int32", data=B_ptr)
        A = T.decl_buffer((64,), "int32", data=A_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            A_warp = T.alloc_buffer((32,), "int32", scope="warp")
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                cse_v1: T.let[T.int32] = blockIdx_x * 32 + threadIdx_x
                A_warp[threadIdx_x] = A[cse_v1]
                T.tvm_storage_sync("warp")
                B[cse_v1] = A_warp[(threadIdx_x + 5) % 32] * 3
