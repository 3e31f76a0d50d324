# corpus/tir/gpu_rows: stage 09, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_rows; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_rows(A: T.Buffer((10, 6), "float32"), C: T.Buffer((10, 6), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vi_1 = T.int32()
                    vk = T.int32()
                    vj = T.int32()
                    T.reads(A[T.min(T.min(blockIdx_x * 4 + threadIdx_x, vi), vi_1):T.min(T.min(blockIdx_x * 4 + threadIdx_x, vi), vi_1) + (T.max(T.max(blockIdx_x * 4 + threadIdx_x, vi), vi_1) + 1 - T.min(T.min(blockIdx_x * 4 + threadIdx_x, vi), vi_1)), T.min(T.min(0, vk), vj):T.min(T.min(0, vk), vj) + (T.max(T.max(5, vk), vj) + 1 - T.min(T.min(0, vk), vj))])
                    T.writes(C[T.min(blockIdx_x * 4 + threadIdx_x, vi_1):T.min(blockIdx_x * 4 + threadIdx_x, vi_1) + (T.max(blockIdx_x * 4 + threadIdx_x, vi_1) + 1 - T.min(blockIdx_x * 4 + threadIdx_x, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(5, vj) + 1 - T.min(0, vj))])
                    S_local = T.alloc_buffer((1,), scope="local")
                    for ax0 in range(6):
                        with T.block("total"):
                            T.where(blockIdx_x * 4 + threadIdx_x < 10)
                            T.reads(A[blockIdx_x * 4 + threadIdx_x, ax0])
                            T.writes(S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                            if ax0 == 0:
                                S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] = T.float32(0.0)
                            S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] = S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] + A[blockIdx_x * 4 + threadIdx_x, ax0]
                    for j in range(6):
                        with T.block("centred"):
                            T.where(blockIdx_x * 4 + threadIdx_x < 10)
                            T.reads(A[blockIdx_x * 4 + threadIdx_x, j], S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                            T.writes(C[blockIdx_x * 4 + threadIdx_x, j])
                            C[blockIdx_x * 4 + threadIdx_x, j] = A[blockIdx_x * 4 + threadIdx_x, j] * T.float32(6.0) - S_local[blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)]
