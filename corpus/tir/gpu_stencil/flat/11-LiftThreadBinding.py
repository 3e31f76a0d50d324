# corpus/tir/gpu_stencil: stage 11, after s_tir.LiftThreadBinding, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(A[blockIdx_x * 8:blockIdx_x * 8 + 16])
                    T.writes(C[blockIdx_x * 8:blockIdx_x * 8 + 8])
                    A_shared = T.sblock_alloc_buffer((26,), "int32", scope="shared")
                    for ax0_0, ax0_2 in T.grid(2, 1):
                        with T.sblock("A_shared"):
                            T.where(ax0_0 * 8 + threadIdx_x + ax0_2 < 10)
                            T.reads(A[blockIdx_x * 8 + (ax0_0 * 8 + threadIdx_x + ax0_2)])
                            T.writes(A_shared[blockIdx_x * 8 + (ax0_0 * 8 + threadIdx_x + ax0_2)])
                            A_shared[blockIdx_x * 8 + (ax0_0 * 8 + threadIdx_x + ax0_2)] = A[blockIdx_x * 8 + (ax0_0 * 8 + threadIdx_x + ax0_2)]
                    with T.sblock("out"):
                        T.reads(A_shared[blockIdx_x * 8 + threadIdx_x:blockIdx_x * 8 + threadIdx_x + 3])
                        T.writes(C[blockIdx_x * 8 + threadIdx_x])
                        C[blockIdx_x * 8 + threadIdx_x] = A_shared[blockIdx_x * 8 + threadIdx_x] - A_shared[blockIdx_x * 8 + threadIdx_x + 1] * 2 + A_shared[blockIdx_x * 8 + threadIdx_x + 2]
