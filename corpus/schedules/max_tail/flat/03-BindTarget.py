# corpus/schedules/max_tail: stage 03, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def max_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for k_0 in range(3):
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(21, k_0 * 8 + k_1)
                        T.where(k_0 * 8 + k_1 < 21)
                        T.reads(A[vi, vk])
                        T.writes(B[vi])
                        with T.init():
                            B[vi] = T.float32(-340282346638528859811704183484516925440.0)
                        B[vi] = T.max(B[vi], A[vi, vk])
