# from tvm.script import ir as I
# from tvm.script import tir as T

# A warp multiplies matrices that its threads hold in registers. `wrong` counts the elements that
# are not those of the product.
@I.ir_module
class Module:
    @T.prim_func
    def halves(wrong: T.Buffer((1,), "int32")):
        X = T.alloc_buffer((256,), "float16", scope="shared")
        Y = T.alloc_buffer((256,), "float16", scope="shared")
        Z = T.alloc_buffer((256,), scope="shared")
        a = T.alloc_buffer((256,), "float16", scope="warp")
        b = T.alloc_buffer((256,), "float16", scope="warp")
        c = T.alloc_buffer((256,), scope="warp")
        wrong[0] = 0
        for k in range(256):
            X[k] = T.Cast("float16", (k // 16 - k % 16) % 5)
            Y[k] = T.Cast("float16", (k // 16 * 2 + k % 16 * 3) % 7)
        for t in T.thread_binding(32, thread="threadIdx.x"):
            T.evaluate(T.mma_fill("float32", 8, c.data, 0))
            T.evaluate(T.ptx_ldmatrix("float16", T.bool(False), 4, ".b16", a.data, t * 8, T.address_of(X[0]), t % 16 * 16 + t // 16 * 8))
            T.evaluate(T.ptx_ldmatrix("float16", T.bool(True), 4, ".b16", b.data, t * 8, T.address_of(Y[0]), t % 16 * 16 + t // 16 * 8))
            T.evaluate(T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", a.data, t * 8, b.data, t * 8, c.data, t * 8, T.bool(False)))
            T.evaluate(T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", a.data, t * 8, b.data, t * 8 + 4, c.data, t * 8 + 4, T.bool(False)))
            T.evaluate(T.mma_store("float32", 16, 16, T.address_of(Z[0]), c.data, 0, 16))
        for i, j in T.grid(16, 16):
            for k in range(16):
                Z[i * 16 + j] = Z[i * 16 + j] - T.Cast("float32", X[i * 16 + k]) * T.Cast("float32", Y[k * 16 + j])
            if Z[i * 16 + j] != T.float32(0):
                wrong[0] = wrong[0] + 1
        assert wrong[0] == 0, "the product is another one"

    @T.prim_func
    def short_halves(wrong: T.Buffer((1,), "int32")):
        X = T.alloc_buffer((128,), "float16", scope="shared")
        Y = T.alloc_buffer((64,), "float16", scope="shared")
        Z = T.alloc_buffer((128,), scope="shared")
        a = T.alloc_buffer((4,), "float16", scope="local")
        b = T.alloc_buffer((2,), "float16", scope="local")
        c = T.alloc_buffer((4,), scope="local")
        wrong[0] = 0
        for k in range(128):
            X[k] = T.Cast("float16", (k // 8 * 3 - k % 8) % 5)
        for k in range(64):
            Y[k] = T.Cast("float16", (k // 8 * 2 + k % 8 * 3) % 7)
        for t in T.thread_binding(32, thread="threadIdx.x"):
            T.evaluate(T.mma_fill("float32", 4, c.data, 0))
            for i in range(4):
                a[i] = X[(t // 4 + i // 2 * 8) * 8 + t % 4 * 2 + i % 2]
            for i in range(2):
                b[i] = Y[(t % 4 * 2 + i) * 8 + t // 4]
            T.evaluate(T.ptx_mma("float32", "m16n8k8", "row", "col", "fp16", "fp16", "fp32", a.data, 0, b.data, 0, c.data, 0, T.bool(False)))
            for i in range(4):
                Z[(t // 4 + i // 2 * 8) * 8 + t % 4 * 2 + i % 2] = c[i]
        for i, j in T.grid(16, 8):
            for k in range(8):
                Z[i * 8 + j] = Z[i * 8 + j] - T.Cast("float32", X[i * 8 + k]) * T.Cast("float32", Y[k * 8 + j])
            if Z[i * 8 + j] != T.float32(0):
                wrong[0] = wrong[0] + 1
        assert wrong[0] == 0, "the product is another one"

    @T.prim_func
    def signed_bytes(wrong: T.Buffer((1,), "int32")):
        X = T.alloc_buffer((512,), "int8", scope="shared")
        Y = T.alloc_buffer((256,), "int8", scope="shared")
        Z = T.alloc_buffer((128,), "int32", scope="shared")
        a = T.alloc_buffer((16,), "int8", scope="local")
        b = T.alloc_buffer((8,), "int8", scope="local")
        c = T.alloc_buffer((4,), "int32", scope="local")
        wrong[0] = 0
        for k in range(512):
            X[k] = T.Cast("int8", (k // 32 * 3 - k % 32) % 100 - 50)
        for k in range(256):
            Y[k] = T.Cast("int8", (k // 8 * 2 + k % 8 * 3) % 90 - 40)
        for t in T.thread_binding(32, thread="threadIdx.x"):
            T.evaluate(T.mma_fill("int32", 4, c.data, 0))
            for i in range(16):
                a[i] = X[(t // 4 + i // 4 % 2 * 8) * 32 + i // 8 * 16 + t % 4 * 4 + i % 4]
            for i in range(8):
                b[i] = Y[(i // 4 * 16 + t % 4 * 4 + i % 4) * 8 + t // 4]
            T.evaluate(T.ptx_mma("int32", "m16n8k32", "row", "col", "int8", "int8", "int32", a.data, 0, b.data, 0, c.data, 0, T.bool(False)))
            for i in range(4):
                Z[(t // 4 + i // 2 * 8) * 8 + t % 4 * 2 + i % 2] = c[i]
        for i, j in T.grid(16, 8):
            for k in range(32):
                Z[i * 8 + j] = Z[i * 8 + j] - T.Cast("int32", X[i * 32 + k]) * T.Cast("int32", Y[k * 8 + j])
            if Z[i * 8 + j] != 0:
                wrong[0] = wrong[0] + 1
        assert wrong[0] == 0, "the product is another one"

    # The registers of the first matrix were never loaded.
    @T.prim_func
    def unloaded(wrong: T.Buffer((1,), "int32")):
        X = T.alloc_buffer((64,), "float16", scope="shared")
        a = T.alloc_buffer((256,), "float16", scope="warp")
        b = T.alloc_buffer((256,), "float16", scope="warp")
        c = T.alloc_buffer((256,), scope="warp")
        wrong[0] = 0
        for k in range(64):
            X[k] = T.Cast("float16", k)
        for t in T.thread_binding(32, thread="threadIdx.x"):
            T.evaluate(T.mma_fill("float32", 8, c.data, 0))
            T.evaluate(T.ptx_ldmatrix("float16", T.bool(False), 1, ".b16", b.data, t * 8, T.address_of(X[0]), t % 8 * 8))
            T.evaluate(T.ptx_mma("float32", "m16n8k8", "row", "col", "fp16", "fp16", "fp32", a.data, t * 8, b.data, t * 8, c.data, t * 8, T.bool(False)))
            if t == 5:
                if c[t * 8] == T.float32(0):
                    wrong[0] = 1
