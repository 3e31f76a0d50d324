# corpus/tir/gpu_tail: stage 08, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_tail; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_tail(A: T.Buffer(("n",), "int32"), B: T.Buffer((n,), "int32")):
        n = T.int32()
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = T.decl_buffer((n,), "int32", data=A.data)
        B_1 = T.decl_buffer((n,), "int32", data=B.data)
        with T.launch_thread("blockIdx.x", (n + 3) // 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            if blockIdx_x * 4 + threadIdx_x < n:
                B_1[blockIdx_x * 4 + threadIdx_x] = A_1[n - threadIdx_x - blockIdx_x * 4 - 1] * 3 - threadIdx_x - blockIdx_x * 4
