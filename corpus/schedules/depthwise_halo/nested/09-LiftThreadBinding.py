# corpus/schedules/depthwise_halo: stage 09, after tir.LiftThreadBinding, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise_halo(X: T.Buffer((2, 8, 4), "float32"), W: T.Buffer((2, 3, 3), "float32"), Y: T.Buffer((2, 8, 4), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_y in T.thread_binding(2, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                    for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                        with T.block(""):
                            vc = T.int32()
                            vy = T.int32()
                            vx = T.int32()
                            vc_1 = T.int32()
                            vdy = T.int32()
                            vdx = T.int32()
                            vy_1 = T.int32()
                            vx_1 = T.int32()
                            T.reads(X[T.min(blockIdx_y, vc):T.min(blockIdx_y, vc) + (T.max(blockIdx_y, vc) + 1 - T.min(blockIdx_y, vc)), T.min(blockIdx_x * 4, vy) - 1:T.min(blockIdx_x * 4, vy) - 1 + (T.max(blockIdx_x * 4 + 6, vy - 1) + 2 - T.min(blockIdx_x * 4, vy)), T.min(-1, vx - 1):T.min(-1, vx - 1) + (T.max(5, vx) - T.min(-1, vx - 1))], W[T.min(blockIdx_y, vc_1):T.min(blockIdx_y, vc_1) + (T.max(blockIdx_y, vc_1) + 1 - T.min(blockIdx_y, vc_1)), T.min(0, vdy):T.min(0, vdy) + (T.max(2, vdy) + 1 - T.min(0, vdy)), T.min(0, vdx):T.min(0, vdx) + (T.max(2, vdx) + 1 - T.min(0, vdx))], Y[vc_1, vy_1, vx_1])
                            T.writes(Y[T.min(blockIdx_y, vc_1):T.min(blockIdx_y, vc_1) + (T.max(blockIdx_y, vc_1) + 1 - T.min(blockIdx_y, vc_1)), T.min(blockIdx_x * 4, vy_1):T.min(blockIdx_x * 4, vy_1) + (T.max(blockIdx_x * 4 + 3, vy_1) + 1 - T.min(blockIdx_x * 4, vy_1)), T.min(0, vx_1):T.min(0, vx_1) + (T.max(3, vx_1) + 1 - T.min(0, vx_1))])
                            P_shared = T.alloc_buffer((2, 10, 6), scope="shared")
                            for ax0_ax1_fused_0 in range(3):
                                with T.block("P"):
                                    T.where((ax0_ax1_fused_0 * 4 + threadIdx_y) * 4 + threadIdx_x < 36)
                                    T.reads(X[blockIdx_y, blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 - 1, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 1])
                                    T.writes(P_shared[blockIdx_y, blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6])
                                    P_shared[blockIdx_y, blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6] = T.if_then_else(1 <= blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 and blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 < 9 and 1 <= (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 and (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 < 5, X[blockIdx_y, blockIdx_x * 4 + (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) // 6 - 1, (ax0_ax1_fused_0 * 16 + threadIdx_y * 4 + threadIdx_x) % 6 - 1], T.float32(0.0))
                            for dy, dx in T.grid(3, 3):
                                with T.block("Y"):
                                    T.reads(P_shared[blockIdx_y, blockIdx_x * 4 + threadIdx_y + dy, threadIdx_x + dx], W[blockIdx_y, dy, dx])
                                    T.writes(Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x])
                                    if dy == 0 and dx == 0:
                                        Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] = T.float32(0.0)
                                    Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] = Y[blockIdx_y, blockIdx_x * 4 + threadIdx_y, threadIdx_x] + P_shared[blockIdx_y, blockIdx_x * 4 + threadIdx_y + dy, threadIdx_x + dx] * W[blockIdx_y, dy, dx]
