# corpus/tir/gpu_rows: stage 06, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        S_local = T.sblock_alloc_buffer((10,), scope="local")
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                for ax0 in range(6):
                    with T.sblock("total"):
                        vi = T.axis.spatial(10, i_0 * 4 + i_1)
                        vk = T.axis.reduce(6, ax0)
                        T.where(i_0 * 4 + i_1 < 10)
                        T.reads(A[vi, vk])
                        T.writes(S_local[vi])
                        if vk == 0:
                            S_local[vi] = T.float32(0.0)
                        S_local[vi] = S_local[vi] + A[vi, vk]
                for j in range(6):
                    with T.sblock("centred"):
                        vi = T.axis.spatial(10, i_0 * 4 + i_1)
                        vj = T.axis.spatial(6, j)
                        T.where(i_0 * 4 + i_1 < 10)
                        T.reads(A[vi, vj], S_local[vi])
                        T.writes(C[vi, vj])
                        C[vi, vj] = A[vi, vj] * T.float32(6.0) - S_local[vi]
