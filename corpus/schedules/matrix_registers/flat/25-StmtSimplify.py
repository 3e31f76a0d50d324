# corpus/schedules/matrix_registers: stage 25, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_registers_kernel(A_ptr: T.handle("float16", "global"), B_ptr: T.handle("float16", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "blockIdx.y", "threadIdx.x"], "tirx.noalias": True})
        C = T.decl_buffer((256,), data=C_ptr)
        B = T.decl_buffer((512,), "float16", data=B_ptr)
        A = T.decl_buffer((512,), "float16", data=A_ptr)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            C_warp = T.alloc_local((8,))
            A_shared = T.alloc_shared((256,), "float16")
            A_shared_warp = T.alloc_buffer((256,), "float16", scope="warp")
            B_shared_warp = T.alloc_buffer((256,), "float16", scope="warp")
            with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
                threadIdx_x = T.launch_thread("threadIdx.x", 32)
                T.cuda.mma_fill_legacy(8, C_warp.data, 0)
                for k_0 in range(2):
                    A_shared_1 = T.decl_buffer((256,), "float16", data=A_shared.data, scope="shared")
                    cse_v1: T.let[T.int32] = threadIdx_x * 4
                    T.tvm_storage_sync("shared")
                    for ax0_ax1_fused_0 in range(2):
                        A_shared[ax0_ax1_fused_0 * 128 + threadIdx_x * 4:ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4] = A[ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4:ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4 + 4]
                    cse_v2: T.let[T.int32] = threadIdx_x * 8
                    cse_v5: T.let[T.int32] = threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8
                    T.tvm_storage_sync("shared")
                    T.ptx.ldmatrix_legacy(T.bool(False), 4, ".b16", A_shared_warp.data, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
                    T.tvm_storage_sync("shared")
                    for ax0_ax1_fused_0 in range(2):
                        cse_v3: T.let[T.int32] = ax0_ax1_fused_0 * 128
                        A_shared_1[ax0_ax1_fused_0 * 128 + threadIdx_x * 4:ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4] = B[k_0 * 256 + ax0_ax1_fused_0 * 128 + threadIdx_x * 4:k_0 * 256 + ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4]
                    T.tvm_storage_sync("shared")
                    T.ptx.ldmatrix_legacy(T.bool(True), 4, ".b16", B_shared_warp.data, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
                    T.ptx.mma.legacy("m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp.data, threadIdx_x * 8, B_shared_warp.data, threadIdx_x * 8, C_warp.data, 0, T.bool(False))
                    cse_v4: T.let[T.int32] = threadIdx_x * 8 + 4
                    T.ptx.mma.legacy("m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp.data, threadIdx_x * 8, B_shared_warp.data, threadIdx_x * 8 + 4, C_warp.data, 4, T.bool(False))
                T.cuda.mma_store_legacy(16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C.data, 0, 256, 2), C_warp.data, 0, 16)
