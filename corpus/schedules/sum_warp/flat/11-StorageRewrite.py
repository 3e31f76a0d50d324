# corpus/schedules/sum_warp: stage 11, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_warp(A: T.Buffer((2, 64), "float32"), B: T.Buffer((2,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = T.decl_buffer((2,), data=B.data)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            in_thread_B = T.alloc_local((1,))
            cross_thread_B = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                in_thread_B[0] = T.float32(0.0)
                for k_0 in range(2):
                    in_thread_B[0] = in_thread_B[0] + A_1[blockIdx_x * 64 + k_0 * 32 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], threadIdx_x)
                if threadIdx_x == 0:
                    B_1[blockIdx_x] = cross_thread_B[0]
