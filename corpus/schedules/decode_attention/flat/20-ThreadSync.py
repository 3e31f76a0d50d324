# corpus/schedules/decode_attention: stage 20, after s_tir.ThreadSync, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
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
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            S_shared = T.alloc_shared((8,))
            cross_thread_peak_shared = T.alloc_local((1,))
            peak_shared = T.alloc_shared((1,))
            W_shared = T.alloc_shared((8,))
            cross_thread_total_shared = T.alloc_local((1,))
            total_shared = T.alloc_shared((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                cse_v1: T.let[T.int32] = blockIdx_x * 8
                cse_v2: T.let[T.int32] = blockIdx_x * 64
                for ax1 in range(8):
                    if ax1 == 0:
                        S_shared[threadIdx_x] = T.float32(0.0)
                    S_shared[threadIdx_x] = S_shared[threadIdx_x] + Q_1[cse_v1 + ax1] * K_1[cse_v2 + threadIdx_x * 8 + ax1]
                with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), S_shared[threadIdx_x], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                if threadIdx_x == 0:
                    peak_shared[0] = cross_thread_peak_shared[0]
                T.tvm_storage_sync("shared")
                for ax1 in range(8):
                    if ax1 == 0:
                        W_shared[threadIdx_x] = T.float32(0.0)
                    W_shared[threadIdx_x] = W_shared[threadIdx_x] + T.pow(T.float32(2.0), S_shared[ax1] - peak_shared[0]) * V_1[cse_v2 + ax1 * 8 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), T.pow(T.float32(2.0), S_shared[threadIdx_x] - peak_shared[0]), T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                if threadIdx_x == 0:
                    total_shared[0] = cross_thread_total_shared[0]
                T.tvm_storage_sync("shared")
                O_1[cse_v1 + threadIdx_x] = W_shared[threadIdx_x] / total_shared[0]
