# corpus/tir/gpu_tail: stage 06, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_tail(A: T.Buffer(("n",), "int32"), B: T.Buffer((n,), "int32")):
        n = T.int32()
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding((n + 3) // 4, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.sblock("B"):
                    T.where(blockIdx_x * 4 + threadIdx_x < n)
                    T.reads(A[n - threadIdx_x - blockIdx_x * 4 - 1])
                    T.writes(B[blockIdx_x * 4 + threadIdx_x])
                    B[blockIdx_x * 4 + threadIdx_x] = A[n - threadIdx_x - blockIdx_x * 4 - 1] * 3 - threadIdx_x - blockIdx_x * 4
