# A product of matrices in tiles of 4 by 4, as a front end prints it.
# from tvm.script import ir as I
# from tvm.script import tirx as T

@I.ir_module
class Module:
    @T.prim_func
    def main(A_handle: T.handle, B_handle: T.handle, C_handle: T.handle):
        A = T.match_buffer(A_handle, (8, 6), "float16", strides=(6, 1))
        B = T.match_buffer(B_handle, (6, 12), "float16", strides=(12, 1))
        C = T.match_buffer(C_handle, (8, 12), strides=(12, 1))
        # with T.sblock("root"):
        for bx in T.thread_binding(3, thread="blockIdx.x"):
            for by in T.thread_binding(2, thread="blockIdx.y"):
                tx: T.int32 = T.launch_thread_idx(0)
                with T.sblock("tilelang_root"):
                    T.reads()
                    T.writes()
                    T.sblock_attr({"tl.launch_threads": [128, 1, 1]})
                    As = T.sblock_alloc_buffer((4, 4), "float16", scope="shared.dyn")
                    Bs = T.sblock_alloc_buffer((4, 4), "float16", scope="shared.dyn")
                    Cl = T.sblock_alloc_buffer((4, 4), scope="local.fragment")
                    T.fill(T.region(Cl[0, 0], 2, 4, 4), 0)
                    for k in T.serial(2, annotations={"num_stages": 2}):
                        T.copy(T.region(A[by * 4, k * 4], 1, 4, 4), T.region(As[0, 0], 2, 4, 4))
                        T.copy(T.region(B[k * 4, bx * 4], 1, 4, 4), T.region(Bs[0, 0], 2, 4, 4))
                        T.gemm(T.region(As[0, 0], 1, 4, 4), T.region(Bs[0, 0], 1, 4, 4), T.region(Cl[0, 0], 3, 4, 4), T.bool(False), T.bool(False), 4, 4, 4, 0, T.bool(False), 0, 0, 0)
                    for i in T.parallel(4):
                        for j in T.parallel(4):
                            Cl[i, j] = T.max(Cl[i, j], T.float32(0.0))
                    T.copy(T.region(Cl[0, 0], 1, 4, 4), T.region(C[by * 4, bx * 4], 2, 4, 4))
