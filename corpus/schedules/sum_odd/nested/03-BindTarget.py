# corpus/schedules/sum_odd: stage 03, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_odd(A: T.Buffer((3, 24), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for k_0 in range(2):
                for k_1 in T.thread_binding(12, thread="threadIdx.x"):
                    with T.block("B"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(24, k_0 * 12 + k_1)
                        T.reads(A[vi, vk])
                        T.writes(B[vi])
                        with T.init():
                            B[vi] = T.float32(0.0)
                        B[vi] = B[vi] + A[vi, vk]
