# corpus/schedules/softmax_threads: stage 06, after tir.LowerCrossThreadReduction, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3, 24), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        peak_shared = T.alloc_buffer((3,), scope="shared")
        total_shared = T.alloc_buffer((3,), scope="shared")
        cross_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        cross_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_1 in T.thread_binding(8, thread="threadIdx.x"):
                with T.block("peak_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_peak_shared[0])
                    in_thread_peak_shared[0] = T.float32(-340282346638528859811704183484516925440.0)
                for ax0_0 in range(3):
                    with T.block("peak_in_thread"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, ax0_0 * 8 + ax0_1)
                        T.reads(A[vi, vk])
                        T.writes(in_thread_peak_shared[0])
                        in_thread_peak_shared[0] = T.max(in_thread_peak_shared[0], A[vi, vk])
                with T.block("peak_cross_thread"):
                    T.reads(in_thread_peak_shared[0])
                    T.writes(cross_thread_peak_shared[0])
                    T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_peak_shared[0], T.bool(True), cross_thread_peak_shared[0], ax0_1)
                with T.block("peak_write_back"):
                    vi = T.axis.spatial(3, i)
                    T.where(ax0_1 == 0)
                    T.reads(cross_thread_peak_shared[0])
                    T.writes(peak_shared[vi])
                    peak_shared[vi] = cross_thread_peak_shared[0]
            for ax0_1 in T.thread_binding(8, thread="threadIdx.x"):
                with T.block("total_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_total_shared[0])
                    in_thread_total_shared[0] = T.float32(0.0)
                for ax0_0 in range(3):
                    with T.block("total_in_thread"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, ax0_0 * 8 + ax0_1)
                        T.reads(A[vi, vk], peak_shared[vi])
                        T.writes(in_thread_total_shared[0])
                        in_thread_total_shared[0] = in_thread_total_shared[0] + T.pow(T.float32(2.0), A[vi, vk] - peak_shared[vi])
                with T.block("total_cross_thread"):
                    T.reads(in_thread_total_shared[0])
                    T.writes(cross_thread_total_shared[0])
                    T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_total_shared[0], T.bool(True), cross_thread_total_shared[0], ax0_1)
                with T.block("total_write_back"):
                    vi = T.axis.spatial(3, i)
                    T.where(ax0_1 == 0)
                    T.reads(cross_thread_total_shared[0])
                    T.writes(total_shared[vi])
                    total_shared[vi] = cross_thread_total_shared[0]
            for j_0 in range(3):
                for j_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(3, i)
                        vj = T.axis.spatial(24, j_0 * 8 + j_1)
                        T.reads(A[vi, vj], peak_shared[vi], total_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = T.pow(T.float32(2.0), A[vi, vj] - peak_shared[vi]) / total_shared[vi]
