# corpus/schedules/conv2d_shared: stage 06, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def conv2d_shared(X: T.Buffer((2, 6, 6), "float32"), W: T.Buffer((3, 2, 3, 3), "float32"), Y: T.Buffer((3, 4, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for o in T.thread_binding(3, thread="blockIdx.x"):
            with T.block(""):
                v0 = T.int32()
                v1 = T.int32()
                v2 = T.int32()
                vo = T.int32()
                vc = T.int32()
                vdy = T.int32()
                vdx = T.int32()
                T.reads(X[T.min(0, v0):T.min(0, v0) + (T.max(2, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(5, v1) + 1 - T.min(0, v1)), T.min(0, v2):T.min(0, v2) + (T.max(5, v2) + 1 - T.min(0, v2))], W[T.min(o, vo):T.min(o, vo) + (T.max(o, vo) + 1 - T.min(o, vo)), T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))])
                v0_1 = T.int32()
                v1_1 = T.int32()
                v2_1 = T.int32()
                T.writes(Y[T.min(o, v0_1):T.min(o, v0_1) + (T.max(o, v0_1) + 1 - T.min(o, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(T.max(v1_1, 0) + 3, v1_1) + 1 - T.min(0, v1_1)), T.min(0, v2_1):T.min(0, v2_1) + (T.max(T.max(v2_1, 0) + 3, v2_1) + 1 - T.min(0, v2_1))])
                X_shared = T.alloc_buffer((2, 6, 6), scope="shared")
                for ax0_ax1_ax2_fused_0 in range(5):
                    for ax0_ax1_ax2_fused_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for ax0_ax1_ax2_fused_2 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.block("X_shared"):
                                v0 = T.axis.spatial(2, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) // 36)
                                v1 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 36 // 6)
                                v2 = T.axis.spatial(6, (ax0_ax1_ax2_fused_0 * 16 + ax0_ax1_ax2_fused_1 * 4 + ax0_ax1_ax2_fused_2) % 6)
                                T.where((ax0_ax1_ax2_fused_0 * 4 + ax0_ax1_ax2_fused_1) * 4 + ax0_ax1_ax2_fused_2 < 72)
                                T.reads(X[v0, v1, v2])
                                T.writes(X_shared[v0, v1, v2])
                                X_shared[v0, v1, v2] = X[v0, v1, v2]
                for y in T.thread_binding(4, thread="threadIdx.y"):
                    for x in T.thread_binding(4, thread="threadIdx.x"):
                        with T.block(""):
                            vy = T.int32()
                            vx = T.int32()
                            T.reads(X_shared[T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(y, vy + vdy):T.min(y, vy + vdy) + (T.max(y + 2, vy + vdy) + 1 - T.min(y, vy + vdy)), T.min(x, vx + vdx):T.min(x, vx + vdx) + (T.max(x + 2, vx + vdx) + 1 - T.min(x, vx + vdx))], W[T.min(o, vo):T.min(o, vo) + (T.max(o, vo) + 1 - T.min(o, vo)), T.min(0, vc):T.min(0, vc) + (T.max(1, vc) + 1 - T.min(0, vc)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))])
                            T.writes(Y[T.min(o, v0_1):T.min(o, v0_1) + (T.max(o, v0_1) + 1 - T.min(o, v0_1)), T.min(y, v1_1):T.min(y, v1_1) + (T.max(y, v1_1) + 1 - T.min(y, v1_1)), T.min(x, v2_1):T.min(x, v2_1) + (T.max(x, v2_1) + 1 - T.min(x, v2_1))])
                            Y_local = T.alloc_buffer((3, 4, 4), scope="local")
                            for c, dy, dx in T.grid(2, 3, 3):
                                with T.block("Y"):
                                    vo, vy, vx, vc, vdy, vdx = T.axis.remap("SSSRRR", [o, y, x, c, dy, dx])
                                    T.reads(X_shared[vc, vy + vdy, vx + vdx], W[vo, vc, vdy, vdx])
                                    T.writes(Y_local[vo, vy, vx])
                                    if vc == 0 and vdy == 0 and vdx == 0:
                                        Y_local[vo, vy, vx] = T.float32(0.0)
                                    Y_local[vo, vy, vx] = Y_local[vo, vy, vx] + X_shared[vc, vy + vdy, vx + vdx] * W[vo, vc, vdy, vdx]
                            with T.block("Y_local"):
                                v0_1, v1_1, v2_1 = T.axis.remap("SSS", [o, y, x])
                                T.reads(Y_local[v0_1, v1_1, v2_1])
                                T.writes(Y[v0_1, v1_1, v2_1])
                                Y[v0_1, v1_1, v2_1] = Y_local[v0_1, v1_1, v2_1]
