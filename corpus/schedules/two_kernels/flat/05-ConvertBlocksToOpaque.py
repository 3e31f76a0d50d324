# corpus/schedules/two_kernels: stage 05, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((8,))
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                for k in range(5):
                    with T.sblock("S"):
                        T.reads(A[i_0 * 4 + i_1, k])
                        T.writes(S[i_0 * 4 + i_1])
                        if k == 0:
                            S[i_0 * 4 + i_1] = T.float32(0.0)
                        S[i_0 * 4 + i_1] = S[i_0 * 4 + i_1] + A[i_0 * 4 + i_1, k]
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("B"):
                    T.reads(S[T.min(i_0 * 4 + i_1, 7 - (i_0 * 4 + i_1)):T.min(i_0 * 4 + i_1, 7 - (i_0 * 4 + i_1)) + (T.max(i_0 * 4 + i_1, 7 - (i_0 * 4 + i_1)) + 1 - T.min(i_0 * 4 + i_1, 7 - (i_0 * 4 + i_1)))])
                    T.writes(B[i_0 * 4 + i_1])
                    B[i_0 * 4 + i_1] = S[i_0 * 4 + i_1] - S[7 - (i_0 * 4 + i_1)]
