# corpus/tir/gpu_virtual: stage 08, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(2, thread="vthread.x"):
                for i_2 in T.thread_binding(2, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        T.reads(A[T.min(i_0 * 4 + i_1 * 2 + i_2, v0):T.min(i_0 * 4 + i_1 * 2 + i_2, v0) + (T.max(i_0 * 4 + i_1 * 2 + i_2, v0) + 1 - T.min(i_0 * 4 + i_1 * 2 + i_2, v0)), T.min(0, v1):T.min(0, v1) + (T.max(4, v1) + 1 - T.min(0, v1))])
                        vi = T.int32()
                        vj = T.int32()
                        T.writes(C[T.min(i_0 * 4 + i_1 * 2 + i_2, vi):T.min(i_0 * 4 + i_1 * 2 + i_2, vi) + (T.max(i_0 * 4 + i_1 * 2 + i_2, vi) + 1 - T.min(i_0 * 4 + i_1 * 2 + i_2, vi)), T.min(0, vj):T.min(0, vj) + (T.max(4, vj) + 1 - T.min(0, vj))])
                        A_local = T.alloc_buffer((8, 5), "int32", scope="local")
                        for ax0 in range(5):
                            with T.block("A_local"):
                                v0 = T.axis.spatial(8, i_0 * 4 + i_1 * 2 + i_2)
                                v1 = T.axis.spatial(5, ax0)
                                T.reads(A[v0, v1])
                                T.writes(A_local[v0, v1])
                                A_local[v0, v1] = A[v0, v1]
                        for j in range(5):
                            with T.block("C"):
                                vi = T.axis.spatial(8, i_0 * 4 + i_1 * 2 + i_2)
                                vj = T.axis.spatial(5, j)
                                T.reads(A_local[vi, T.min(4 - vj, vj):T.min(4 - vj, vj) + (T.max(4 - vj, vj) + 1 - T.min(4 - vj, vj))])
                                T.writes(C[vi, vj])
                                C[vi, vj] = A_local[vi, 4 - vj] - A_local[vi, vj]
