# corpus/schedules/sampled_gpu_sum_29: stage 10, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_sum_29(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.int32()
        T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 1024)
        T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
        T.launch_thread(blockIdx_x, 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        in_thread_B = T.allocate([1], "float32", "local")
        cross_thread_B = T.allocate([1], "float32", "local")
        in_thread_B_1 = T.Buffer((1,), data=in_thread_B, scope="local")
        in_thread_B_1[0] = T.float32(0.0)
        for k_0 in range(8):
            A_1 = T.Buffer((1024,), data=A.data)
            in_thread_B_1[0] = in_thread_B_1[0] + A_1[blockIdx_x * 256 + k_0 * 32 + threadIdx_x]
        cross_thread_B_1 = T.Buffer((1,), data=cross_thread_B, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), in_thread_B_1[0], T.bool(True), cross_thread_B_1[0], threadIdx_x)
        if threadIdx_x == 0:
            B_1 = T.Buffer((4,), data=B.data)
            B_1[blockIdx_x] = cross_thread_B_1[0]
