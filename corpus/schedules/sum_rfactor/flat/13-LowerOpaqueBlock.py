# corpus/schedules/sum_rfactor: stage 13, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_rfactor(A: T.Buffer((4, 32), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        cross_thread_B = T.alloc_local((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        B_rf_local = T.alloc_local((1, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for ax0 in range(4):
            if ax0 == 0:
                B_rf_local[0, 0] = T.float32(0.0)
            B_rf_local[0, 0] = B_rf_local[0, 0] + A[blockIdx_x, ax0 * 8 + threadIdx_x]
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
            T.tvm_thread_allreduce(T.uint32(1), B_rf_local[0, 0], T.bool(True), cross_thread_B[0], threadIdx_x)
        if threadIdx_x == 0:
            B[blockIdx_x] = cross_thread_B[0]
