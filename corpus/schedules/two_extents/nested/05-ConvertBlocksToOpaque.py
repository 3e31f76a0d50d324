# corpus/schedules/two_extents: stage 05, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vi_1 = T.int32()
                vj = T.int32()
                vj_1 = T.int32()
                T.reads(A[T.min(T.min(i, vi), vi_1):T.min(T.min(i, vi), vi_1) + (T.max(T.max(i, vi), vi_1) + 1 - T.min(T.min(i, vi), vi_1)), T.min(T.min(T.min(0, vj), vj + 2), vj_1):T.min(T.min(T.min(0, vj), vj + 2), vj_1) + (T.max(T.max(T.max(3, vj), vj + 2), vj_1) + 1 - T.min(T.min(T.min(0, vj), vj + 2), vj_1))])
                T.writes(B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1)), T.min(0, vj_1):T.min(0, vj_1) + (T.max(3, vj_1) + 1 - T.min(0, vj_1))])
                S_shared = T.alloc_buffer((2, 2), "int32", scope="shared")
                for ax0 in T.thread_binding(2, thread="threadIdx.x"):
                    with T.block("S"):
                        T.reads(A[i, ax0:ax0 + 3])
                        T.writes(S_shared[i, ax0])
                        S_shared[i, ax0] = A[i, ax0] + A[i, ax0 + 2]
                for j in T.thread_binding(4, thread="threadIdx.x"):
                    with T.block("B"):
                        T.reads(A[i, j], S_shared[i, j % 2])
                        T.writes(B[i, j])
                        B[i, j] = A[i, j] - S_shared[i, j % 2]
