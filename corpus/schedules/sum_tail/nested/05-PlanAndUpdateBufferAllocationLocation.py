# corpus/schedules/sum_tail: stage 05, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            with T.block(""):
                vi = T.int32()
                vk = T.int32()
                T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(0, vk):T.min(0, vk) + (T.max(T.max(T.min(7, vk) + T.max(23, vk) - T.min(0, vk), vk), 23) + 1 - T.min(0, vk))])
                vi_1 = T.int32()
                T.writes(B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1))])
                in_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block(""):
                        T.reads(A[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(k_1, vk):T.min(k_1, vk) + (T.max(k_1 + 16, vk) + 1 - T.min(k_1, vk))], in_thread_B[0])
                        T.writes(in_thread_B[0], B[T.min(i, vi_1):T.min(i, vi_1) + (T.max(i, vi_1) + 1 - T.min(i, vi_1))])
                        cross_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
                        with T.block("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B[0])
                            in_thread_B[0] = T.float32(0.0)
                        for k_0 in range(3):
                            with T.block("B_in_thread"):
                                vi = T.axis.spatial(3, i)
                                vk = T.axis.reduce(21, k_0 * 8 + k_1)
                                T.where(k_0 * 8 + k_1 < 21)
                                T.reads(A[vi, vk])
                                T.writes(in_thread_B[0])
                                in_thread_B[0] = in_thread_B[0] + A[vi, vk]
                        with T.block("B_cross_thread"):
                            T.reads(in_thread_B[0])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], k_1)
                        with T.block("B_write_back"):
                            vi_1 = T.axis.spatial(3, i)
                            T.where(k_1 == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[vi_1])
                            B[vi_1] = cross_thread_B[0]
