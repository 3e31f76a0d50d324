import tilelang
import tilelang.language as T


@tilelang.jit
def copy(M, N):
    @T.prim_func
    def main(A: T.Tensor((M, N), "float16"), C: T.Tensor((M, N), "float16")):
        with T.Kernel(T.ceildiv(N, 32), T.ceildiv(M, 32), threads=128) as (bx, by):
            tile = T.alloc_shared((32, 32), "float16")
            T.copy(A[by * 32, bx * 32], tile)
            T.copy(tile, C[by * 32, bx * 32])

    return main
