# corpus/schedules/sum_tail: stage 14, after tir.RenormalizeSplitPattern, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sum_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        in_thread_B = T.allocate([1], "float32", "local")
        cross_thread_B = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        in_thread_B_1 = T.Buffer((1,), data=in_thread_B, scope="local")
        in_thread_B_1[0] = T.float32(0.0)
        for k_0 in range(3):
            if (k_0 * 8 + threadIdx_x) // 21 < 1:
                A_1 = T.Buffer((63,), data=A.data)
                in_thread_B_1[0] = in_thread_B_1[0] + A_1[blockIdx_x * 21 + k_0 * 8 + threadIdx_x]
        cross_thread_B_1 = T.Buffer((1,), data=cross_thread_B, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), in_thread_B_1[0], T.bool(True), cross_thread_B_1[0], threadIdx_x)
        if threadIdx_x == 0:
            B_1 = T.Buffer((3,), data=B.data)
            B_1[blockIdx_x] = cross_thread_B_1[0]
