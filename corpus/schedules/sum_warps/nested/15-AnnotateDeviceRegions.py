# corpus/schedules/sum_warps: stage 15, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_warps(A: T.Buffer((2, 64), "float32"), B: T.Buffer((2,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        in_thread_B = T.allocate([1], "float32", "local")
        red_result = T.allocate([1], "float32", "shared")
        T.attr(red_result, "volatile_scope", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 64)
        in_thread_B_1 = T.Buffer((1,), data=in_thread_B, scope="local")
        in_thread_B_1[0] = T.float32(0.0)
        A_1 = T.Buffer((128,), data=A.data)
        in_thread_B_1[0] = in_thread_B_1[0] + A_1[blockIdx_x * 64 + threadIdx_x]
        red_result_1 = T.Buffer((1,), data=red_result, scope="shared")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            red_buf0 = T.decl_buffer((1,), scope="local")
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_1 = T.decl_buffer((1,), scope="local")
            mask_1 = T.decl_buffer((1,), "uint32", scope="local")
            t0_1 = T.decl_buffer((1,), scope="local")
            red_buf_staging = T.decl_buffer((2,), scope="shared")
            red_buf0_1[0] = in_thread_B_1[0]
            mask_1[0] = T.tvm_warp_activemask()
            t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 16, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
            t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 8, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
            t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 4, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
            t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 2, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
            t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 1, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
            if threadIdx_x % 32 == 0:
                red_buf_staging[threadIdx_x // 32] = red_buf0_1[0]
            T.tvm_storage_sync("shared")
            if threadIdx_x < 2:
                red_buf0[0] = red_buf_staging[threadIdx_x]
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
            red_buf0[0] = red_buf0[0] + t0[0]
            if threadIdx_x == 0:
                red_result_1[0] = red_buf0[0]
            T.tvm_storage_sync("shared")
        if threadIdx_x == 0:
            B_1 = T.Buffer((2,), data=B.data)
            B_1[blockIdx_x] = red_result_1[0]
