# corpus/schedules/decode_attention: stage 22, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        Q_1 = Q.view(16)
        K_1 = K.view(128)
        V_1 = V.view(128)
        O_1 = O.view(16)
        Module.decode_attention_kernel(K_1.data, O_1.data, Q_1.data, V_1.data)

    @T.prim_func(private=True, s_tir=True)
    def decode_attention_kernel(K_ptr: T.handle("float32", "global"), O_ptr: T.handle("float32", "global"), Q_ptr: T.handle("float32", "global"), V_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        O = T.decl_buffer((16,), data=O_ptr)
        V = T.decl_buffer((128,), data=V_ptr)
        K = T.decl_buffer((128,), data=K_ptr)
        Q = T.decl_buffer((16,), data=Q_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            S_shared = T.alloc_shared((8,))
            red_buf0 = T.alloc_local((1,))
            peak_shared = T.alloc_shared((1,))
            W_shared = T.alloc_shared((8,))
            red_buf0_1 = T.alloc_local((1,))
            total_shared = T.alloc_shared((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                cse_v1: T.let[T.int32] = blockIdx_x * 8
                cse_v2: T.let[T.int32] = blockIdx_x * 64
                for ax1 in range(8):
                    if ax1 == 0:
                        S_shared[threadIdx_x] = T.float32(0.0)
                    S_shared[threadIdx_x] = S_shared[threadIdx_x] + Q[cse_v1 + ax1] * K[cse_v2 + threadIdx_x * 8 + ax1]
                with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = S_shared[threadIdx_x]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    red_buf0[0] = T.max(red_buf0[0], t0[0])
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    red_buf0[0] = T.max(red_buf0[0], t0[0])
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    red_buf0[0] = T.max(red_buf0[0], t0[0])
                    red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
                if threadIdx_x == 0:
                    peak_shared[0] = red_buf0[0]
                T.tvm_storage_sync("shared")
                for ax1 in range(8):
                    if ax1 == 0:
                        W_shared[threadIdx_x] = T.float32(0.0)
                    W_shared[threadIdx_x] = W_shared[threadIdx_x] + T.pow(T.float32(2.0), S_shared[ax1] - peak_shared[0]) * V[cse_v2 + ax1 * 8 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0_1[0] = T.pow(T.float32(2.0), S_shared[threadIdx_x] - peak_shared[0])
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 4, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 2, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 1, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0[0]
                    red_buf0_1[0] = T.tvm_warp_shuffle(mask[0], red_buf0_1[0], 0, 32, 32)
                if threadIdx_x == 0:
                    total_shared[0] = red_buf0_1[0]
                T.tvm_storage_sync("shared")
                O[cse_v1 + threadIdx_x] = W_shared[threadIdx_x] / total_shared[0]
