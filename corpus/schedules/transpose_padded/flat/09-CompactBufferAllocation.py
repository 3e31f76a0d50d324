# corpus/schedules/transpose_padded: stage 09, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_y in T.thread_binding(3, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                    for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                        with T.sblock(""):
                            T.reads(A[blockIdx_x * 4:blockIdx_x * 4 + 4, blockIdx_y * 4:blockIdx_y * 4 + 4])
                            T.writes(B[blockIdx_y * 4:blockIdx_y * 4 + 4, blockIdx_x * 4:blockIdx_x * 4 + 4])
                            A_shared = T.sblock_alloc_buffer((4, 4), "int32", strides=(5, 1), scope="shared")
                            with T.sblock("A_shared"):
                                T.reads(A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x])
                                T.writes(A_shared[blockIdx_x * 4 + threadIdx_y - blockIdx_x * 4, blockIdx_y * 4 + threadIdx_x - blockIdx_y * 4])
                                T.sblock_attr({"buffer_dim_align": [[0, 0, 4, 1]]})
                                A_shared[blockIdx_x * 4 + threadIdx_y - blockIdx_x * 4, blockIdx_y * 4 + threadIdx_x - blockIdx_y * 4] = A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x]
                            with T.sblock("B"):
                                T.reads(A_shared[blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4, blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4])
                                T.writes(B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x])
                                B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = A_shared[blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4, blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4]
