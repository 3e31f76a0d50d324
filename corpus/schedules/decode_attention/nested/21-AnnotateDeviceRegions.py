# corpus/schedules/decode_attention: stage 21, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        S_shared = T.allocate([8], "float32", "shared")
        red_buf0 = T.allocate([1], "float32", "local")
        peak_shared = T.allocate([1], "float32", "shared")
        W_shared = T.allocate([8], "float32", "shared")
        red_buf0_1 = T.allocate([1], "float32", "local")
        total_shared = T.allocate([1], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        S_shared_1 = T.Buffer((8,), data=S_shared, scope="shared")
        for ax1 in range(8):
            if ax1 == 0:
                S_shared_1[threadIdx_x] = T.float32(0.0)
            Q_1 = T.Buffer((16,), data=Q.data)
            K_1 = T.Buffer((128,), data=K.data)
            S_shared_1[threadIdx_x] = S_shared_1[threadIdx_x] + Q_1[blockIdx_x * 8 + ax1] * K_1[blockIdx_x * 64 + threadIdx_x * 8 + ax1]
        red_buf0_2 = T.Buffer((1,), data=red_buf0, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_2[0] = S_shared_1[threadIdx_x]
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_2[0], 4, 32, 32)
            red_buf0_2[0] = T.max(red_buf0_2[0], t0[0])
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_2[0], 2, 32, 32)
            red_buf0_2[0] = T.max(red_buf0_2[0], t0[0])
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_2[0], 1, 32, 32)
            red_buf0_2[0] = T.max(red_buf0_2[0], t0[0])
            red_buf0_2[0] = T.tvm_warp_shuffle(mask[0], red_buf0_2[0], 0, 32, 32)
        peak_shared_1 = T.Buffer((1,), data=peak_shared, scope="shared")
        if threadIdx_x == 0:
            peak_shared_1[0] = red_buf0_2[0]
        T.tvm_storage_sync("shared")
        W_shared_1 = T.Buffer((8,), data=W_shared, scope="shared")
        for ax1 in range(8):
            if ax1 == 0:
                W_shared_1[threadIdx_x] = T.float32(0.0)
            V_1 = T.Buffer((128,), data=V.data)
            W_shared_1[threadIdx_x] = W_shared_1[threadIdx_x] + T.pow(T.float32(2.0), S_shared_1[ax1] - peak_shared_1[0]) * V_1[blockIdx_x * 64 + ax1 * 8 + threadIdx_x]
        red_buf0_3 = T.Buffer((1,), data=red_buf0_1, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_3[0] = T.pow(T.float32(2.0), S_shared_1[threadIdx_x] - peak_shared_1[0])
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_3[0], 4, 32, 32)
            red_buf0_3[0] = red_buf0_3[0] + t0[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_3[0], 2, 32, 32)
            red_buf0_3[0] = red_buf0_3[0] + t0[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_3[0], 1, 32, 32)
            red_buf0_3[0] = red_buf0_3[0] + t0[0]
            red_buf0_3[0] = T.tvm_warp_shuffle(mask[0], red_buf0_3[0], 0, 32, 32)
        total_shared_1 = T.Buffer((1,), data=total_shared, scope="shared")
        if threadIdx_x == 0:
            total_shared_1[0] = red_buf0_3[0]
        T.tvm_storage_sync("shared")
        O_1 = T.Buffer((16,), data=O.data)
        O_1[blockIdx_x * 8 + threadIdx_x] = W_shared_1[threadIdx_x] / total_shared_1[0]
