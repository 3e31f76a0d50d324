# corpus/schedules/warp_rotate: stage 05, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i, 0:32])
                T.writes(B[i, 0:32])
                A_warp = T.sblock_alloc_buffer((2, 32), "int32", scope="warp")
                for ax0 in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock("A_warp"):
                        T.reads(A[i, ax0])
                        T.writes(A_warp[i, ax0])
                        A_warp[i, ax0] = A[i, ax0]
                for j in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock("B"):
                        T.reads(A_warp[i, (j + 5) % 32])
                        T.writes(B[i, j])
                        B[i, j] = A_warp[i, (j + 5) % 32] * 3
