# corpus/schedules/two_kernels: stage 04, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
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
                        vi = T.axis.spatial(8, i_0 * 4 + i_1)
                        vk = T.axis.reduce(5, k)
                        T.reads(A[vi, vk])
                        T.writes(S[vi])
                        if vk == 0:
                            S[vi] = T.float32(0.0)
                        S[vi] = S[vi] + A[vi, vk]
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("B"):
                    vi = T.axis.spatial(8, i_0 * 4 + i_1)
                    T.reads(S[T.min(vi, 7 - vi):T.min(vi, 7 - vi) + (T.max(vi, 7 - vi) + 1 - T.min(vi, 7 - vi))])
                    T.writes(B[vi])
                    B[vi] = S[vi] - S[7 - vi]
