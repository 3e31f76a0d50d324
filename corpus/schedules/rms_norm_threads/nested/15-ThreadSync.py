# corpus/schedules/rms_norm_threads: stage 15, after tir.ThreadSync, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        in_thread_squares_shared = T.allocate([1], "float32", "local")
        cross_thread_squares_shared = T.allocate([1], "float32", "local")
        squares_shared = T.allocate([1], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 16)
        in_thread_squares_shared_1 = T.Buffer((1,), data=in_thread_squares_shared, scope="local")
        in_thread_squares_shared_1[0] = T.float32(0.0)
        A_1 = T.Buffer((64,), data=A.data)
        in_thread_squares_shared_1[0] = in_thread_squares_shared_1[0] + A_1[blockIdx_x * 16 + threadIdx_x] * A_1[blockIdx_x * 16 + threadIdx_x]
        cross_thread_squares_shared_1 = T.Buffer((1,), data=cross_thread_squares_shared, scope="local")
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), in_thread_squares_shared_1[0], T.bool(True), cross_thread_squares_shared_1[0], threadIdx_x)
        squares_shared_1 = T.Buffer((1,), data=squares_shared, scope="shared")
        if threadIdx_x == 0:
            squares_shared_1[0] = cross_thread_squares_shared_1[0]
        T.tvm_storage_sync("shared")
        B_1 = T.Buffer((64,), data=B.data)
        B_1[blockIdx_x * 16 + threadIdx_x] = A_1[blockIdx_x * 16 + threadIdx_x] / T.sqrt(squares_shared_1[0] * T.float32(0.0625) + T.float32(1.0))
