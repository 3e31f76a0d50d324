# corpus/tir/gpu_virtual: stage 11, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for vthread_x in T.thread_binding(2, thread="vthread.x"):
                for threadIdx_x in T.thread_binding(2, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        T.reads(A[T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, v0):T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, v0) + (T.max(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, v0) + 1 - T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, v0)), T.min(0, v1):T.min(0, v1) + (T.max(4, v1) + 1 - T.min(0, v1))])
                        vi = T.int32()
                        vj = T.int32()
                        T.writes(C[T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, vi):T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, vi) + (T.max(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, vi) + 1 - T.min(blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, vi)), T.min(0, vj):T.min(0, vj) + (T.max(4, vj) + 1 - T.min(0, vj))])
                        A_local = T.alloc_buffer((1, 5), "int32", scope="local")
                        for ax0 in range(5):
                            with T.block("A_local"):
                                T.reads(A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0])
                                T.writes(A_local[0, ax0])
                                A_local[0, ax0] = A[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, ax0]
                        for j in range(5):
                            with T.block("C"):
                                T.reads(A_local[0, T.min(4 - j, j):T.min(4 - j, j) + (T.max(4 - j, j) + 1 - T.min(4 - j, j))])
                                T.writes(C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j])
                                C[blockIdx_x * 4 + vthread_x * 2 + threadIdx_x, j] = A_local[0, 4 - j] - A_local[0, j]
