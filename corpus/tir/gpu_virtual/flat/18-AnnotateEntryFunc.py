# corpus/tir/gpu_virtual: stage 18, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: flat; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(40)
        C_1 = C.view(40)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            A_local = T.alloc_local((10,), "int32")
            with T.launch_thread("threadIdx.x", 2) as threadIdx_x:
                cse_v1: T.let[T.int32] = blockIdx_x * 20 + threadIdx_x * 5
                for ax0 in range(5):
                    cse_v2: T.let[T.int32] = cse_v1 + ax0
                    A_local[ax0] = A_1[cse_v2]
                    A_local[ax0 + 5] = A_1[cse_v2 + 10]
                for j in range(5):
                    cse_v3: T.let[T.int32] = cse_v1 + j
                    C_1[cse_v3] = A_local[4 - j] - A_local[j]
                    C_1[cse_v3 + 10] = A_local[9 - j] - A_local[j + 5]
