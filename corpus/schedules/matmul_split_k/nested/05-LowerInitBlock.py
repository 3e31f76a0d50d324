# corpus/schedules/matmul_split_k: stage 05, after tir.LowerInitBlock, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matmul_split_k(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        C_rf = T.alloc_buffer((3, 4, 4))
        for k_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i in T.thread_binding(4, thread="threadIdx.y"):
                for j in T.thread_binding(4, thread="threadIdx.x"):
                    for k_1 in range(4):
                        with T.block("C_rf"):
                            vk_0, vi, vj, vk_1 = T.axis.remap("SSSR", [k_0, i, j, k_1])
                            T.reads(A[vi, vk_0 * 4 + vk_1], B[vk_0 * 4 + vk_1, vj])
                            T.writes(C_rf[vk_0, vi, vj])
                            if vk_1 == 0:
                                C_rf[vk_0, vi, vj] = T.float32(0.0)
                            C_rf[vk_0, vi, vj] = C_rf[vk_0, vi, vj] + A[vi, vk_0 * 4 + vk_1] * B[vk_0 * 4 + vk_1, vj]
        for i in T.thread_binding(4, thread="blockIdx.x"):
            for j in T.thread_binding(4, thread="threadIdx.x"):
                for k_0 in range(3):
                    with T.block("C"):
                        vk_0, vi, vj = T.axis.remap("RSS", [k_0, i, j])
                        T.reads(C_rf[vk_0, vi, vj])
                        T.writes(C[vi, vj])
                        if vk_0 == 0:
                            C[vi, vj] = T.float32(0.0)
                        C[vi, vj] = C[vi, vj] + C_rf[vk_0, vi, vj]
