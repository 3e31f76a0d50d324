# corpus/schedules/sampled_gpu_layer_norm_33: stage 03, after s_tir.LowerCrossThreadReduction, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        total = T.sblock_alloc_buffer((4,))
        squares = T.sblock_alloc_buffer((4,))
        cross_thread_total = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        cross_thread_squares = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_total = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_squares = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 64, "pragma_unroll_explicit": 1}):
            for k_1 in T.thread_binding(256, thread="threadIdx.x"):
                with T.sblock("sums_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_total[0], in_thread_squares[0])
                    in_thread_total[0] = T.float32(0.0)
                    in_thread_squares[0] = T.float32(0.0)
                for k_0 in range(1):
                    with T.sblock("sums_in_thread"):
                        vi = T.axis.spatial(4, i_fused)
                        vk = T.axis.reduce(64, k_0 * 256 + k_1)
                        T.where(k_0 * 256 + k_1 < 64)
                        T.reads(A[vi, vk])
                        T.writes(in_thread_total[0], in_thread_squares[0])
                        new_total: T.let[T.float32] = in_thread_total[0] + A[vi, vk]
                        new_squares: T.let[T.float32] = in_thread_squares[0] + A[vi, vk] * A[vi, vk]
                        in_thread_total[0] = new_total
                        in_thread_squares[0] = new_squares
                with T.sblock("sums_cross_thread"):
                    T.reads(in_thread_total[0], in_thread_squares[0])
                    T.writes(cross_thread_total[0], cross_thread_squares[0])
                    T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0)
                    T.tvm_thread_allreduce(T.uint32(2), in_thread_total[0], in_thread_squares[0], T.bool(True), cross_thread_total[0], cross_thread_squares[0], k_1)
                with T.sblock("sums_write_back"):
                    vi = T.axis.spatial(4, i_fused)
                    T.where(k_1 == 0)
                    T.reads(cross_thread_total[0], cross_thread_squares[0])
                    T.writes(total[vi], squares[vi])
                    total[vi] = cross_thread_total[0]
                    squares[vi] = cross_thread_squares[0]
        for i_j_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            for i_j_fused_1 in T.thread_binding(64, thread="threadIdx.x"):
                with T.sblock("B"):
                    vi = T.axis.spatial(4, (i_j_fused_0 * 64 + i_j_fused_1) // 64)
                    vj = T.axis.spatial(64, (i_j_fused_0 * 64 + i_j_fused_1) % 64)
                    T.reads(A[vi, vj], total[vi], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
