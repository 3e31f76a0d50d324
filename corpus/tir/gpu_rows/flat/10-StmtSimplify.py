# corpus/tir/gpu_rows: stage 10, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x * 4 + threadIdx_x, 0:6])
                    T.writes(C[blockIdx_x * 4 + threadIdx_x, 0:6])
                    S_local = T.sblock_alloc_buffer((1,), scope="local")
                    for ax0 in range(6):
                        with T.sblock("total"):
                            T.where(blockIdx_x * 4 + threadIdx_x < 10)
                            T.reads(A[blockIdx_x * 4 + threadIdx_x, ax0])
                            T.writes(S_local[0])
                            if ax0 == 0:
                                S_local[0] = T.float32(0.0)
                            S_local[0] = S_local[0] + A[blockIdx_x * 4 + threadIdx_x, ax0]
                    for j in range(6):
                        with T.sblock("centred"):
                            T.where(blockIdx_x * 4 + threadIdx_x < 10)
                            T.reads(A[blockIdx_x * 4 + threadIdx_x, j], S_local[0])
                            T.writes(C[blockIdx_x * 4 + threadIdx_x, j])
                            C[blockIdx_x * 4 + threadIdx_x, j] = A[blockIdx_x * 4 + threadIdx_x, j] * T.float32(6.0) - S_local[0]
