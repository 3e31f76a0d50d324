# corpus/schedules/gemv_shared: stage 21, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gemv_shared_kernel(A: T.handle("float32", "global"), B: T.handle("float32", "global"), x: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 3, "threadIdx.x": 8, "threadIdx.y": 2}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x", "threadIdx.y"], "tir.noalias": True})
        B_1 = T.decl_buffer((6,), data=B)
        red_buf0 = T.handle("float32", "local")
        red_buf0_1 = T.decl_buffer((1,), data=red_buf0, scope="local")
        A_1 = T.decl_buffer((192,), data=A)
        in_thread_B = T.handle("float32", "local")
        in_thread_B_1 = T.decl_buffer((1,), data=in_thread_B, scope="local")
        x_1 = T.decl_buffer((32,), data=x)
        x_shared = T.handle("float32", "shared")
        x_shared_1 = T.decl_buffer((32,), data=x_shared, scope="shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        x_shared = T.allocate([32], "float32", "shared")
        in_thread_B = T.allocate([1], "float32", "local")
        red_buf0 = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        threadIdx_y = T.launch_thread("threadIdx.y", 2)
        for ax0_0 in range(2):
            x_shared_1[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x] = x_1[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x]
        in_thread_B_1[0] = T.float32(0.0)
        T.tvm_storage_sync("shared")
        for k_0 in range(4):
            in_thread_B_1[0] = in_thread_B_1[0] + A_1[blockIdx_x * 64 + threadIdx_y * 32 + k_0 * 8 + threadIdx_x] * x_shared_1[k_0 * 8 + threadIdx_x]
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_1[0] = in_thread_B_1[0]
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 4, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 2, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 1, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf0_1[0] = T.tvm_warp_shuffle(mask[0], red_buf0_1[0], threadIdx_y * 8, 32, 32)
        if threadIdx_x == 0:
            B_1[blockIdx_x * 2 + threadIdx_y] = red_buf0_1[0]
