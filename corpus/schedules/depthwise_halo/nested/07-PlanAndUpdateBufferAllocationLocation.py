# corpus/schedules/depthwise_halo: stage 07, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for c in T.thread_binding(2, thread="blockIdx.y"):
            for y_0 in T.thread_binding(2, thread="blockIdx.x"):
                with T.block(""):
                    vc = T.int32()
                    vy = T.int32()
                    vx = T.int32()
                    vc_1 = T.int32()
                    vdy = T.int32()
                    vdx = T.int32()
                    vy_1 = T.int32()
                    vx_1 = T.int32()
                    T.reads(X[T.min(c, vc):T.min(c, vc) + (T.max(c, vc) + 1 - T.min(c, vc)), T.min(y_0 * 4, vy) - 1:T.min(y_0 * 4, vy) - 1 + (T.max(y_0 * 4 + 6, vy - 1) + 2 - T.min(y_0 * 4, vy)), T.min(-1, vx - 1):T.min(-1, vx - 1) + (T.max(5, vx) - T.min(-1, vx - 1))], W[T.min(c, vc_1):T.min(c, vc_1) + (T.max(c, vc_1) + 1 - T.min(c, vc_1)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))], Y[vc_1, vy_1, vx_1])
                    T.writes(Y[T.min(c, vc_1):T.min(c, vc_1) + (T.max(c, vc_1) + 1 - T.min(c, vc_1)), T.min(y_0 * 4, vy_1):T.min(y_0 * 4, vy_1) + (T.max(y_0 * 4 + 3, vy_1) + 1 - T.min(y_0 * 4, vy_1)), T.min(0, vx_1):T.min(0, vx_1) + (T.max(3, vx_1) + 1 - T.min(0, vx_1))])
                    P_shared = T.alloc_buffer((2, 10, 6), scope="shared")
                    for ax0_ax1_fused_0 in range(3):
                        for ax0_ax1_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                            for ax0_ax1_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                                with T.block("P"):
                                    vc = T.axis.spatial(2, c)
                                    vy = T.axis.spatial(10, y_0 * 4 + (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 6)
                                    vx = T.axis.spatial(6, (ax0_ax1_fused_0 * 16 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 6)
                                    T.where((ax0_ax1_fused_0 * 4 + ax0_ax1_fused_1) * 4 + ax0_ax1_fused_2 < 36)
                                    T.reads(X[vc, vy - 1, vx - 1])
                                    T.writes(P_shared[vc, vy, vx])
                                    P_shared[vc, vy, vx] = T.if_then_else(1 <= vy and vy < 9 and 1 <= vx and vx < 5, X[vc, vy - 1, vx - 1], T.float32(0.0))
                    for y_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for x in T.thread_binding(4, thread="threadIdx.x"):
                            for dy, dx in T.grid(3, 3):
                                with T.block("Y"):
                                    vc_1 = T.axis.spatial(2, c)
                                    vy_1 = T.axis.spatial(8, y_0 * 4 + y_1)
                                    vx_1, vdy, vdx = T.axis.remap("SRR", [x, dy, dx])
                                    T.reads(P_shared[vc_1, vy_1 + vdy, vx_1 + vdx], W[vc_1, vdy, vdx])
                                    T.writes(Y[vc_1, vy_1, vx_1])
                                    if vdy == 0 and vdx == 0:
                                        Y[vc_1, vy_1, vx_1] = T.float32(0.0)
                                    Y[vc_1, vy_1, vx_1] = Y[vc_1, vy_1, vx_1] + P_shared[vc_1, vy_1 + vdy, vx_1 + vdx] * W[vc_1, vdy, vdx]
