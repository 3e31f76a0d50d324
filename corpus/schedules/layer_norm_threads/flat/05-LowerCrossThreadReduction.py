# corpus/schedules/layer_norm_threads: stage 05, after s_tir.LowerCrossThreadReduction, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        total_shared = T.sblock_alloc_buffer((3,), scope="shared")
        squares_shared = T.sblock_alloc_buffer((3,), scope="shared")
        cross_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        cross_thread_squares_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        in_thread_squares_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_1 in T.thread_binding(16, thread="threadIdx.x"):
                with T.sblock("sums_in_thread_init"):
                    T.reads()
                    T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                    in_thread_total_shared[0] = T.float32(0.0)
                    in_thread_squares_shared[0] = T.float32(0.0)
                for ax0_0 in range(2):
                    with T.sblock("sums_in_thread"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(32, ax0_0 * 16 + ax0_1)
                        T.reads(A[vi, vk])
                        T.writes(in_thread_total_shared[0], in_thread_squares_shared[0])
                        new_total: T.let[T.float32] = in_thread_total_shared[0] + A[vi, vk]
                        new_squares: T.let[T.float32] = in_thread_squares_shared[0] + A[vi, vk] * A[vi, vk]
                        in_thread_total_shared[0] = new_total
                        in_thread_squares_shared[0] = new_squares
                with T.sblock("sums_cross_thread"):
                    T.reads(in_thread_total_shared[0], in_thread_squares_shared[0])
                    T.writes(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                    T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0)
                    T.tvm_thread_allreduce(T.uint32(2), in_thread_total_shared[0], in_thread_squares_shared[0], T.bool(True), cross_thread_total_shared[0], cross_thread_squares_shared[0], ax0_1)
                with T.sblock("sums_write_back"):
                    vi = T.axis.spatial(3, i)
                    T.where(ax0_1 == 0)
                    T.reads(cross_thread_total_shared[0], cross_thread_squares_shared[0])
                    T.writes(total_shared[vi], squares_shared[vi])
                    total_shared[vi] = cross_thread_total_shared[0]
                    squares_shared[vi] = cross_thread_squares_shared[0]
            for j_0 in range(2):
                for j_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(3, i)
                        vj = T.axis.spatial(32, j_0 * 16 + j_1)
                        T.reads(A[vi, vj], total_shared[vi], gain[vj], squares_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = (A[vi, vj] - total_shared[vi] * T.float32(0.03125)) * gain[vj] / T.sqrt(squares_shared[vi] * T.float32(0.03125) - total_shared[vi] * T.float32(0.03125) * (total_shared[vi] * T.float32(0.03125)) + T.float32(1.0))
