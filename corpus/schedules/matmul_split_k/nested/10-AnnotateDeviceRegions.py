# corpus/schedules/matmul_split_k: stage 10, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_split_k(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        C_rf = T.allocate([48], "float32", "global")
        C_rf_1 = T.Buffer((48,), data=C_rf)
        with T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0):
            blockIdx_x = T.launch_thread("blockIdx.x", 3)
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k_1 in range(4):
                if k_1 == 0:
                    C_rf_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
                A_1 = T.Buffer((48,), data=A.data)
                B_1 = T.Buffer((48,), data=B.data)
                C_rf_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = C_rf_1[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + A_1[threadIdx_y * 12 + blockIdx_x * 4 + k_1] * B_1[blockIdx_x * 16 + k_1 * 4 + threadIdx_x]
        T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        for k_0 in range(3):
            C_1 = T.Buffer((16,), data=C.data)
            if k_0 == 0:
                C_1[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
            C_1[blockIdx_x * 4 + threadIdx_x] = C_1[blockIdx_x * 4 + threadIdx_x] + C_rf_1[k_0 * 16 + blockIdx_x * 4 + threadIdx_x]
