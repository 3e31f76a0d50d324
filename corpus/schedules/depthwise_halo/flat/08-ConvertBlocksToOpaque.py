# corpus/schedules/depthwise_halo: stage 08, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for c in T.thread_binding(2, thread="blockIdx.y"):
            for y_0 in T.thread_binding(2, thread="blockIdx.x"):
                with T.sblock(""):
                    T.reads(X[c, y_0 * 4 - 1:y_0 * 4 - 1 + 8, -1:5], W[c, 0:3, 0:3])
                    T.writes(Y[c, y_0 * 4:y_0 * 4 + 4, 0:4])
                    P_shared = T.sblock_alloc_buffer((2, 10, 6), scope="shared")
                    for ax0_ax1_fused_0 in range(3):
                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                with T.sblock("P"):
                                    T.where((ax0_ax1_fused_0 * 4 + ax0_ax1_fused_1) * 4 + ax0_ax1_fused_2 < 36)
                                    T.reads(X[c, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6 - 1, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6 - 1])
                                    T.writes(P_shared[c, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6])
                                    P_shared[c, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6] = T.if_then_else(1 <= y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6 and y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6 < 9 and 1 <= (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6 and (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6 < 5, X[c, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6 - 1, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6 - 1], T.float32(0.0))
                    for y_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for x in T.thread_binding(4, thread="threadIdx.x"):
                            for dy, dx in T.grid(3, 3):
                                with T.sblock("Y"):
                                    T.reads(P_shared[c, y_0 * 4 + y_1 + dy, x + dx], W[c, dy, dx])
                                    T.writes(Y[c, y_0 * 4 + y_1, x])
                                    if dy == 0 and dx == 0:
                                        Y[c, y_0 * 4 + y_1, x] = T.float32(0.0)
                                    Y[c, y_0 * 4 + y_1, x] = Y[c, y_0 * 4 + y_1, x] + P_shared[c, y_0 * 4 + y_1 + dy, x + dx] * W[c, dy, dx]
