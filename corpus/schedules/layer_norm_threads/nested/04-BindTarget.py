# corpus/schedules/layer_norm_threads: stage 04, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        total_shared = T.alloc_buffer((3,), scope="shared")
        squares_shared = T.alloc_buffer((3,), scope="shared")
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for ax0_0 in range(2):
                for ax0_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.block("sums"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(32, ax0_0 * 16 + ax0_1)
                        T.reads(A[vi, vk])
                        T.writes(total_shared[vi], squares_shared[vi])
                        with T.init():
                            total_shared[vi] = T.float32(0.0)
                            squares_shared[vi] = T.float32(0.0)
                        new_total: T.float32 = total_shared[vi] + A[vi, vk]
                        new_squares: T.float32 = squares_shared[vi] + A[vi, vk] * A[vi, vk]
                        total_shared[vi] = new_total
                        squares_shared[vi] = new_squares
            for j_0 in range(2):
                for j_1 in T.thread_binding(16, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(3, i)
                        vj = T.axis.spatial(32, j_0 * 16 + j_1)
                        T.reads(A[vi, vj], total_shared[vi], gain[vj], squares_shared[vi])
                        T.writes(B[vi, vj])
                        B[vi, vj] = (A[vi, vj] - total_shared[vi] * T.float32(0.03125)) * gain[vj] / T.sqrt(squares_shared[vi] * T.float32(0.03125) - total_shared[vi] * T.float32(0.03125) * (total_shared[vi] * T.float32(0.03125)) + T.float32(1.0))
