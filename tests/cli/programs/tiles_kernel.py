import tilelang
import tilelang.language as T


@T.prim_func
def main(A: T.Tensor((64, 64), "float16")):
    with T.Kernel(2, 2) as (bx, by):
        tile = T.alloc_fragment((32, 32), "float16")
        T.clear(tile)
