# corpus/schedules/sum_side_by_side: stage 03, after s_tir.LowerCrossThreadReduction, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_side_by_side(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        for i_0 in T.thread_binding(2, thread="blockIdx.x"):
            for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                for k in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("B_cross_thread"):
                        vi = T.axis.spatial(8, i_0 * 4 + i_1)
                        vk = T.axis.reduce(8, k)
                        T.reads(A[vi, vk])
                        T.writes(cross_thread_B[0])
                        T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                        T.tvm_thread_allreduce(T.uint32(1), A[vi, vk], T.bool(True), cross_thread_B[0], k)
                    with T.sblock("B_write_back"):
                        vi = T.axis.spatial(8, i_0 * 4 + i_1)
                        T.where(k == 0)
                        T.reads(cross_thread_B[0])
                        T.writes(B[vi])
                        B[vi] = cross_thread_B[0]
