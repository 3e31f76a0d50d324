# corpus/schedules/warp_rotate: stage 07, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x, 0:32])
                    T.writes(B[blockIdx_x, 0:32])
                    A_warp = T.sblock_alloc_buffer((1, 32), "int32", scope="warp")
                    with T.sblock("A_warp"):
                        T.reads(A[blockIdx_x, threadIdx_x])
                        T.writes(A_warp[blockIdx_x - blockIdx_x, threadIdx_x])
                        A_warp[blockIdx_x - blockIdx_x, threadIdx_x] = A[blockIdx_x, threadIdx_x]
                    with T.sblock("B"):
                        T.reads(A_warp[blockIdx_x - blockIdx_x, (threadIdx_x + 5) % 32])
                        T.writes(B[blockIdx_x, threadIdx_x])
                        B[blockIdx_x, threadIdx_x] = A_warp[blockIdx_x - blockIdx_x, (threadIdx_x + 5) % 32] * 3
