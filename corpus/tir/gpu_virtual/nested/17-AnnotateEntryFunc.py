# corpus/tir/gpu_virtual: stage 17, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_virtual; buffers: flat; expect: read run-lowered run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_virtual(A: T.Buffer((8, 5), "int32"), C: T.Buffer((8, 5), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        A_local = T.allocate([10], "int32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        A_local_1 = T.Buffer((25,), "int32", data=A_local, scope="local")
        for ax0 in range(5):
            A_1 = T.Buffer((40,), "int32", data=A.data)
            A_local_1[ax0] = A_1[blockIdx_x * 20 + threadIdx_x * 5 + ax0]
            A_local_1[ax0 + 5] = A_1[blockIdx_x * 20 + threadIdx_x * 5 + ax0 + 10]
        for j in range(5):
            C_1 = T.Buffer((40,), "int32", data=C.data)
            C_1[blockIdx_x * 20 + threadIdx_x * 5 + j] = A_local_1[4 - j] - A_local_1[j]
            C_1[blockIdx_x * 20 + threadIdx_x * 5 + j + 10] = A_local_1[9 - j] - A_local_1[j + 5]
