# corpus/schedules/argmax_threads: stage 03, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(3, thread="blockIdx.x"):
            for k_0 in range(4):
                for k_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi = T.axis.spatial(3, i)
                        vk = T.axis.reduce(32, k_0 * 8 + k_1)
                        T.reads(X[vi, vk], place[vi, vk])
                        T.writes(top[vi], best[vi])
                        with T.init():
                            top[vi] = -1
                            best[vi] = T.float32(-340282346638528859811704183484516925440.0)
                        new_top: T.let[T.int32] = T.Select(best[vi] >= X[vi, vk], top[vi], place[vi, vk])
                        new_best: T.let[T.float32] = T.Select(best[vi] >= X[vi, vk], best[vi], X[vi, vk])
                        top[vi] = new_top
                        best[vi] = new_best
