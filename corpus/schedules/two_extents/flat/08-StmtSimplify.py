# corpus/schedules/two_extents: stage 08, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(2, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x, 0:4])
                    T.writes(B[blockIdx_x, 0:4])
                    S_shared = T.sblock_alloc_buffer((1, 2), "int32", scope="shared")
                    with T.sblock("S"):
                        T.reads(A[blockIdx_x, threadIdx_x:threadIdx_x + 3])
                        T.writes(S_shared[0, threadIdx_x])
                        S_shared[0, threadIdx_x] = A[blockIdx_x, threadIdx_x] + A[blockIdx_x, threadIdx_x + 2]
                    with T.sblock("B"):
                        T.reads(A[blockIdx_x, threadIdx_x], S_shared[0, threadIdx_x])
                        T.writes(B[blockIdx_x, threadIdx_x])
                        B[blockIdx_x, threadIdx_x] = A[blockIdx_x, threadIdx_x] - S_shared[0, threadIdx_x]
