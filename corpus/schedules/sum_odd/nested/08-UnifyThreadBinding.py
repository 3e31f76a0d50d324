# corpus/schedules/sum_odd: stage 08, after tir.UnifyThreadBinding, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_odd(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(3, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(12, thread="threadIdx.x"):
                with T.block(""):
                    vi = T.int32()
                    vk = T.int32()
                    T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(T.min(11, vk) + T.max(23, vk) - T.min(0, vk), vk), 23) + 1 - T.min(0, vk))])
                    vi_1 = T.int32()
                    T.writes(B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                    in_thread_B = T.alloc_buffer((1,), scope="local")
                    with T.block(""):
                        T.reads(A[T.min(blockIdx_x, vi):T.min(blockIdx_x, vi) + (T.max(blockIdx_x, vi) + 1 - T.min(blockIdx_x, vi)), T.min(threadIdx_x, vk):T.min(threadIdx_x, vk) + (T.max(threadIdx_x + 12, vk) + 1 - T.min(threadIdx_x, vk))], in_thread_B[0])
                        T.writes(in_thread_B[0], B[T.min(blockIdx_x, vi_1):T.min(blockIdx_x, vi_1) + (T.max(blockIdx_x, vi_1) + 1 - T.min(blockIdx_x, vi_1))])
                        cross_thread_B = T.alloc_buffer((1,), scope="local")
                        with T.block("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B[0])
                            in_thread_B[0] = T.float32(0.0)
                        for k_0 in range(2):
                            with T.block("B_in_thread"):
                                T.reads(A[blockIdx_x, k_0 * 12 + threadIdx_x])
                                T.writes(in_thread_B[0])
                                in_thread_B[0] = in_thread_B[0] + A[blockIdx_x, k_0 * 12 + threadIdx_x]
                        with T.block("B_cross_thread"):
                            T.reads(in_thread_B[0])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], threadIdx_x)
                        with T.block("B_write_back"):
                            T.where(threadIdx_x == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[blockIdx_x])
                            B[blockIdx_x] = cross_thread_B[0]
