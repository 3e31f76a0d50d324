# corpus/tir/gpu_rows: stage 08, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[i_0 * 4 + i_1, 0:6])
                    T.writes(C[i_0 * 4 + i_1, 0:6])
                    S_local = T.sblock_alloc_buffer((10,), scope="local")
                    for ax0 in range(6):
                        with T.sblock("total"):
                            T.where(i_0 * 4 + i_1 < 10)
                            T.reads(A[i_0 * 4 + i_1, ax0])
                            T.writes(S_local[i_0 * 4 + i_1])
                            if ax0 == 0:
                                S_local[i_0 * 4 + i_1] = T.float32(0.0)
                            S_local[i_0 * 4 + i_1] = S_local[i_0 * 4 + i_1] + A[i_0 * 4 + i_1, ax0]
                    for j in range(6):
                        with T.sblock("centred"):
                            T.where(i_0 * 4 + i_1 < 10)
                            T.reads(A[i_0 * 4 + i_1, j], S_local[i_0 * 4 + i_1])
                            T.writes(C[i_0 * 4 + i_1, j])
                            C[i_0 * 4 + i_1, j] = A[i_0 * 4 + i_1, j] * T.float32(6.0) - S_local[i_0 * 4 + i_1]
