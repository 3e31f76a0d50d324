# corpus/schedules/conv2d_shared: stage 06, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for o in T.thread_binding(3, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(X[0:3, 0:6, 0:6], W[o, 0:2, 0:3, 0:3])
                T.writes(Y[o, 0:4, 0:4])
                X_shared = T.sblock_alloc_buffer((2, 6, 6), scope="shared")
                for ax0_ax1_ax2_fused_0 in range(5):
                    for ax0_ax1_ax2_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for ax0_ax1_ax2_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.sblock("X_shared"):
                                v0 = T.axis.spatial(2, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) // 36)
                                v1 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 36 // 6)
                                v2 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 6)
                                T.where((ax0_ax1_ax2_fused_0 * 4 + ax0_ax1_ax2_fused_1) * 4 + ax0_ax1_ax2_fused_2 < 72)
                                T.reads(X[v0, v1, v2])
                                T.writes(X_shared[v0, v1, v2])
                                X_shared[v0, v1, v2] = X[v0, v1, v2]
                for y in T.thread_binding(4, thread="threadIdx.y"):
                    for x in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock(""):
                            T.reads(X_shared[0:2, y:y + 3, x:x + 3], W[o, 0:2, 0:3, 0:3])
                            T.writes(Y[o, y, x])
                            Y_local = T.sblock_alloc_buffer((3, 4, 4), scope="local")
                            for c, dy, dx in T.grid(2, 3, 3):
                                with T.sblock("Y"):
                                    vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                                    T.reads(X_shared[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                                    T.writes(Y_local[vo, vy, vx])
                                    if vc == 0 and vdy == 0 and vdx == 0:
                                        Y_local[vo, vy, vx] = T.float32(0.0)
                                    Y_local[vo, vy, vx] = Y_local[vo, vy, vx] + X_shared[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
                            with T.sblock("Y_local"):
                                v0, v1, v2 = T.axis.remap("SSS", [o, y, x])
                                T.reads(Y_local[v0, v1, v2])
                                T.writes(Y[v0, v1, v2])
                                Y[v0, v1, v2] = Y_local[v0, v1, v2]
