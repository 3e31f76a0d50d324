# TT-WS1-known, TT-D12: expect ill-formed I-TENSTORRENT at 6:1
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 32), "float32")):
    T.func_attr({"tt_schedule_policy": "diagonal", "tt_schedule_order": "row_major", "tt_layout_type": "dram_interleaved", "tt_tile_height": 32, "tt_tile_width": 32})
    bx = T.launch_thread("blockIdx.x", 4)
    T.fill(A[bx * 32:bx * 32 + 32, 0:32], 1.0)
