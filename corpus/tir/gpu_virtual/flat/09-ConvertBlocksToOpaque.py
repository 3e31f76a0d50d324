# corpus/tir/gpu_virtual: stage 09, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(2, thread="vthread.x"):
                for i_2 in T.thread_binding(2, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[i_0 * 4 + i_1 * 2 + i_2, 0:5])
                        T.writes(C[i_0 * 4 + i_1 * 2 + i_2, 0:5])
                        A_local = T.sblock_alloc_buffer((8, 5), "int32", scope="local")
                        for ax0 in range(5):
                            with T.sblock("A_local"):
                                T.reads(A[i_0 * 4 + i_1 * 2 + i_2, ax0])
                                T.writes(A_local[i_0 * 4 + i_1 * 2 + i_2, ax0])
                                A_local[i_0 * 4 + i_1 * 2 + i_2, ax0] = A[i_0 * 4 + i_1 * 2 + i_2, ax0]
                        for j in range(5):
                            with T.sblock("C"):
                                T.reads(A_local[i_0 * 4 + i_1 * 2 + i_2, T.min(4 - j, j):T.min(4 - j, j) + (T.max(4 - j, j) + 1 - T.min(4 - j, j))])
                                T.writes(C[i_0 * 4 + i_1 * 2 + i_2, j])
                                C[i_0 * 4 + i_1 * 2 + i_2, j] = A_local[i_0 * 4 + i_1 * 2 + i_2, 4 - j] - A_local[i_0 * 4 + i_1 * 2 + i_2, j]
