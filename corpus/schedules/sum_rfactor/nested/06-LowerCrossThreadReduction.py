# corpus/schedules/sum_rfactor: stage 06, after tir.LowerCrossThreadReduction, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        B_rf_local = T.alloc_buffer((8, 4), scope="local")
        cross_thread_B = T.alloc_buffer((1,), strides=(1,), scope="local")
        for i in T.thread_binding(4, thread="blockIdx.x"):
            for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                for ax0 in range(4):
                    with T.block("B_rf"):
                        vk_1, vi, vk_0 = T.axis.remap("SSR", [k_1, i, ax0])
                        T.reads(A[vi, vk_0 * 8 + vk_1])
                        T.writes(B_rf_local[vk_1, vi])
                        with T.init():
                            B_rf_local[vk_1, vi] = T.float32(0.0)
                        B_rf_local[vk_1, vi] = B_rf_local[vk_1, vi] + A[vi, vk_0 * 8 + vk_1]
                with T.block("B_cross_thread"):
                    vk_1, vi = T.axis.remap("RS", [k_1, i])
                    T.reads(B_rf_local[vk_1, vi])
                    T.writes(cross_thread_B[0])
                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                    T.tvm_thread_allreduce(T.uint32(1), B_rf_local[vk_1, vi], T.bool(True), cross_thread_B[0], k_1)
                with T.block("B_write_back"):
                    vi = T.axis.spatial(4, i)
                    T.where(k_1 == 0)
                    T.reads(cross_thread_B[0])
                    T.writes(B[vi])
                    B[vi] = cross_thread_B[0]
