# corpus/schedules/matmul_split_k: stage 06, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_split_k(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 4), "float32"), C: T.Buffer((4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        C_rf = T.sblock_alloc_buffer((3, 4, 4))
        for k_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i in T.thread_binding(4, thread="threadIdx.y"):
                for j in T.thread_binding(4, thread="threadIdx.x"):
                    for k_1 in range(4):
                        with T.sblock("C_rf"):
                            T.reads(A[i, k_0 * 4 + k_1], B[k_0 * 4 + k_1, j])
                            T.writes(C_rf[k_0, i, j])
                            if k_1 == 0:
                                C_rf[k_0, i, j] = T.float32(0.0)
                            C_rf[k_0, i, j] = C_rf[k_0, i, j] + A[i, k_0 * 4 + k_1] * B[k_0 * 4 + k_1, j]
        for i in T.thread_binding(4, thread="blockIdx.x"):
            for j in T.thread_binding(4, thread="threadIdx.x"):
                for k_0 in range(3):
                    with T.sblock("C"):
                        T.reads(C_rf[k_0, i, j])
                        T.writes(C[i, j])
                        if k_0 == 0:
                            C[i, j] = T.float32(0.0)
                        C[i, j] = C[i, j] + C_rf[k_0, i, j]
