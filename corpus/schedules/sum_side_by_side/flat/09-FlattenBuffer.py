# corpus/schedules/sum_side_by_side: stage 09, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_side_by_side(A: T.Buffer((8, 8), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(64)
        B_1 = T.decl_buffer((8,), data=B.data)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 8)
            cross_thread_B = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                T.tvm_thread_allreduce(T.uint32(1), A_1[blockIdx_x * 32 + threadIdx_y * 8 + threadIdx_x], T.bool(True), cross_thread_B[0], threadIdx_x)
            if threadIdx_x == 0:
                B_1[blockIdx_x * 4 + threadIdx_y] = cross_thread_B[0]
