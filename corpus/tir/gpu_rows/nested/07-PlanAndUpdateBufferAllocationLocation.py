# corpus/tir/gpu_rows: stage 07, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vi_1 = T.int32()
                    vk = T.int32()
                    vj = T.int32()
                    T.reads(A[T.min(T.min(i_0 * 4 + i_1, vi), vi_1):T.min(T.min(i_0 * 4 + i_1, vi), vi_1) + (T.max(T.max(i_0 * 4 + i_1, vi), vi_1) + 1 - T.min(T.min(i_0 * 4 + i_1, vi), vi_1)), T.min(T.min(0, vk), vj):T.min(T.min(0, vk), vj) + (T.max(T.max(5, vk), vj) + 1 - T.min(T.min(0, vk), vj))])
                    T.writes(C[T.min(i_0 * 4 + i_1, vi_1):T.min(i_0 * 4 + i_1, vi_1) + (T.max(i_0 * 4 + i_1, vi_1) + 1 - T.min(i_0 * 4 + i_1, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(5, vj) + 1 - T.min(0, vj))])
                    S_local = T.alloc_buffer((10,), scope="local")
                    for ax0 in range(6):
                        with T.block("total"):
                            vi = T.axis.spatial(10, i_0 * 4 + i_1)
                            vk = T.axis.reduce(6, ax0)
                            T.where(i_0 * 4 + i_1 < 10)
                            T.reads(A[vi, vk])
                            T.writes(S_local[vi])
                            if vk == 0:
                                S_local[vi] = T.float32(0.0)
                            S_local[vi] = S_local[vi] + A[vi, vk]
                    for j in range(6):
                        with T.block("centred"):
                            vi_1 = T.axis.spatial(10, i_0 * 4 + i_1)
                            vj = T.axis.spatial(6, j)
                            T.where(i_0 * 4 + i_1 < 10)
                            T.reads(A[vi_1, vj], S_local[vi_1])
                            T.writes(C[vi_1, vj])
                            C[vi_1, vj] = A[vi_1, vj] * T.float32(6.0) - S_local[vi_1]
