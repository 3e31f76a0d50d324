# Three dimensions of blocks, and a policy that is set.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((3, 6, 10), "float32"), B: T.Buffer((3, 6, 10), "float32")):
    T.func_attr({"tt_schedule_policy": "interleaved", "tt_tile_height": 4, "tt_tile_width": 4})
    bx = T.launch_thread("blockIdx.x", 3)
    by = T.launch_thread("blockIdx.y", 2)
    bz = T.launch_thread("blockIdx.z", 3)
    tile = T.decl_buffer((4, 4), "float32", scope="local.fragment")
    T.copy(A[bz:bz + 1, by * 4:by * 4 + 4, bx * 4:bx * 4 + 4], tile)
    for i, j in T.grid(4, 4):
        tile[i, j] = T.exp(tile[i, j])
    T.copy(tile, B[bz:bz + 1, by * 4:by * 4 + 4, bx * 4:bx * 4 + 4])
