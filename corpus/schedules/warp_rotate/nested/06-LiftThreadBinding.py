# corpus/schedules/warp_rotate: stage 06, after tir.LiftThreadBinding, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                with T.block(""):
                    v0 = T.int32()
                    v1 = T.int32()
                    T.reads(A[T.min(blockIdx_x, v0):T.min(blockIdx_x, v0) + (T.max(blockIdx_x, v0) + 1 - T.min(blockIdx_x, v0)), T.min(0, v1):T.min(0, v1) + (T.max(31, v1) + 1 - T.min(0, v1))])
                    vi = T.int32()
                    vj = T.int32()
                    T.writes(B[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                    A_warp = T.alloc_buffer((2, 32), "int32", scope="warp")
                    with T.block("A_warp"):
                        T.reads(A[blockIdx_x, threadIdx_x])
                        T.writes(A_warp[blockIdx_x, threadIdx_x])
                        A_warp[blockIdx_x, threadIdx_x] = A[blockIdx_x, threadIdx_x]
                    with T.block("B"):
                        T.reads(A_warp[blockIdx_x, (threadIdx_x + 5) % 32])
                        T.writes(B[blockIdx_x, threadIdx_x])
                        B[blockIdx_x, threadIdx_x] = A_warp[blockIdx_x, (threadIdx_x + 5) % 32] * 3
