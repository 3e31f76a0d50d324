# corpus/tir/gpu_virtual: stage 10, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for vthread_x in T.thread_binding(2, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(2, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, 0:5])
                        T.writes(C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, 0:5])
                        A_local = T.sblock_alloc_buffer((1, 5), "int32", scope="local")
                        for ax0 in range(5):
                            with T.sblock("A_local"):
                                T.reads(A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0])
                                T.writes(A_local[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x - (blockIdx_x * 4 + vthread_x * 2 + threadIdx_x), ax0])
                                A_local[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x - (blockIdx_x * 4 + vthread_x * 2 + threadIdx_x), ax0] = A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0]
                        for j in range(5):
                            with T.sblock("C"):
                                T.reads(A_local[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x - (blockIdx_x * 4 + vthread_x * 2 + threadIdx_x), T.min(4 - j, j):T.min(4 - j, j) + (T.max(4 - j, j) + 1 - T.min(4 - j, j))])
                                T.writes(C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j])
                                C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j] = A_local[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x - (blockIdx_x * 4 + vthread_x * 2 + threadIdx_x), 4 - j] - A_local[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x - (blockIdx_x * 4 + vthread_x * 2 + threadIdx_x), j]
