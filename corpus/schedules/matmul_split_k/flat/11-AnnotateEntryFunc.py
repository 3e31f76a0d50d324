# corpus/schedules/matmul_split_k: stage 11, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_split_k(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        C_rf = T.alloc_buffer((48,))
        A_1 = A.view(48)
        B_1 = B.view(48)
        C_1 = C.view(16)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k_1 in range(4):
                cse_v1: T.let[T.int32] = blockIdx_x * 16
                cse_v4: T.let[T.int32] = cse_v1 + threadIdx_y * 4 + threadIdx_x
                if k_1 == 0:
                    C_rf[cse_v4] = T.float32(0.0)
                C_rf[cse_v4] = C_rf[cse_v4] + A_1[threadIdx_y * 12 + blockIdx_x * 4 + k_1] * B_1[cse_v1 + k_1 * 4 + threadIdx_x]
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k_0 in range(3):
                cse_v2: T.let[T.int32] = blockIdx_x * 4
                cse_v3: T.let[T.int32] = cse_v2 + threadIdx_x
                if k_0 == 0:
                    C_1[cse_v3] = T.float32(0.0)
                C_1[cse_v3] = C_1[cse_v3] + C_rf[k_0 * 16 + cse_v2 + threadIdx_x]
