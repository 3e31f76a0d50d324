# corpus/schedules/matrix_fragments: stage 02, after Schedule.blockize, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        # with T.block("root"):
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                for k_0 in range(2):
                    with T.block("C_o"):
                        vi_o, vj_o, vk_o = T.axis.remap("SSR", [i_0, j_0, k_0])
                        T.reads(A[0:16, vk_o * 16:vk_o * 16 + 16], B[vk_o * 16:vk_o * 16 + 16, 0:16])
                        T.writes(C[0:16, 0:16])
                        with T.init():
                            for i_1, j_1 in T.grid(16, 16):
                                with T.block("C_init"):
                                    vi_i_init, vj_i_init = T.axis.remap("SS", [i_1, j_1])
                                    T.reads()
                                    T.writes(C[vi_i_init, vj_i_init])
                                    C[vi_i_init, vj_i_init] = T.float32(0.0)
                        for i_1, j_1, k_1 in T.grid(16, 16, 16):
                            with T.block("C"):
                                vi_i, vj_i, vk_i = T.axis.remap("SSR", [i_1, j_1, k_1])
                                T.reads(C[vi_i, vj_i], A[vi_i, vk_o * 16 + vk_i], B[vk_o * 16 + vk_i, vj_i])
                                T.writes(C[vi_i, vj_i])
                                C[vi_i, vj_i] = C[vi_i, vj_i] + T.Cast("float32", A[vi_i, vk_o * 16 + vk_i]) * T.Cast("float32", B[vk_o * 16 + vk_i, vj_i])
