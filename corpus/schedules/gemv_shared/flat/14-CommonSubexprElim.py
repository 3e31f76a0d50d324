# corpus/schedules/gemv_shared: stage 14, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_shared(A: T.Buffer((6, 32), "float32"), x: T.Buffer((32,), "float32"), B: T.Buffer((6,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(192)
        x_1 = T.decl_buffer((32,), data=x.data)
        B_1 = T.decl_buffer((6,), data=B.data)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            x_shared = T.alloc_shared((32,))
            in_thread_B = T.alloc_local((1,))
            cross_thread_B = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 2)
                for ax0_0 in range(2):
                    cse_v2: T.let[T.int32] = ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x
                    x_shared[cse_v2] = x_1[cse_v2]
                in_thread_B[0] = T.float32(0.0)
                for k_0 in range(4):
                    cse_v1: T.let[T.int32] = k_0 * 8
                    in_thread_B[0] = in_thread_B[0] + A_1[blockIdx_x * 64 + threadIdx_y * 32 + cse_v1 + threadIdx_x] * x_shared[cse_v1 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], threadIdx_x)
                if threadIdx_x == 0:
                    B_1[blockIdx_x * 2 + threadIdx_y] = cross_thread_B[0]
