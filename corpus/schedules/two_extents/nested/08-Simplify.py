# corpus/schedules/two_extents: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(2, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vi_1 = T.int32()
                    vj = T.int32()
                    vj_1 = T.int32()
                    T.reads(A[T.min(T.min(blockIdx_x, vi), vi_1):T.min(T.min(blockIdx_x, vi), vi_1) + (T.max(T.max(blockIdx_x, vi), vi_1) + 1 - T.min(T.min(blockIdx_x, vi), vi_1)), T.min(T.min(T.min(0, vj), vj + 2), vj_1):T.min(T.min(T.min(0, vj), vj + 2), vj_1) + (T.max(T.max(T.max(3, vj), vj + 2), vj_1) + 1 - T.min(T.min(T.min(0, vj), vj + 2), vj_1))])
                    T.writes(B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1)), T.min(0, vj_1):T.min(0, vj_1) + (T.max(3, vj_1) + 1 - T.min(0, vj_1))])
                    S_shared = T.alloc_buffer((1, 2), "int32", scope="shared")
                    with T.block("S"):
                        T.reads(A[blockIdx_x, threadIdx_x:threadIdx_x + 3])
                        T.writes(S_shared[0, threadIdx_x])
                        S_shared[0, threadIdx_x] = A[blockIdx_x, threadIdx_x] + A[blockIdx_x, threadIdx_x + 2]
                    with T.block("B"):
                        T.reads(A[blockIdx_x, threadIdx_x], S_shared[0, threadIdx_x])
                        T.writes(B[blockIdx_x, threadIdx_x])
                        B[blockIdx_x, threadIdx_x] = A[blockIdx_x, threadIdx_x] - S_shared[0, threadIdx_x]
