# corpus/schedules/transpose_shared: stage 09, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_shared(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_y in T.thread_binding(3, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                    for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                        with T.block(""):
                            v0 = T.int32()
                            v1 = T.int32()
                            T.reads(A[T.min(blockIdx_x * 4, v0):T.min(blockIdx_x * 4, v0) + (T.max(blockIdx_x * 4 + 3, v0) + 1 - T.min(blockIdx_x * 4, v0)), T.min(blockIdx_y * 4, v1):T.min(blockIdx_y * 4, v1) + (T.max(blockIdx_y * 4 + 3, v1) + 1 - T.min(blockIdx_y * 4, v1))])
                            vi = T.int32()
                            vj = T.int32()
                            T.writes(B[T.min(blockIdx_y * 4, vi):T.min(blockIdx_y * 4, vi) + (T.max(blockIdx_y * 4 + 3, vi) + 1 - T.min(blockIdx_y * 4, vi)), T.min(blockIdx_x * 4, vj):T.min(blockIdx_x * 4, vj) + (T.max(blockIdx_x * 4 + 3, vj) + 1 - T.min(blockIdx_x * 4, vj))])
                            A_shared = T.alloc_buffer((4, 4), "int32", scope="shared")
                            with T.block("A_shared"):
                                T.reads(A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x])
                                T.writes(A_shared[threadIdx_y, threadIdx_x])
                                A_shared[threadIdx_y, threadIdx_x] = A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x]
                            with T.block("B"):
                                T.reads(A_shared[threadIdx_x, threadIdx_y])
                                T.writes(B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x])
                                B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = A_shared[threadIdx_x, threadIdx_y]
