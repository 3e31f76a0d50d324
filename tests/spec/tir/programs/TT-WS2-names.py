# TT-WS2-names, TT-D14: expect ill-formed I-TENSTORRENT at 9:5
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, b: T.handle):
    T.func_attr({"tt_schedule_policy": "contiguous", "tt_schedule_order": "row_major", "tt_layout_type": "dram_interleaved", "tt_tile_height": 32, "tt_tile_width": 32, "tt_buffer_A_layout": "dram_interleaved", "tt_buffer_A_tile_shape": [32, 32], "tt_buffer_A_num_tiles_height": 1, "tt_buffer_A_num_tiles_width": 1, "tt_buffer_A_needs_padding": 0})
    A = T.match_buffer(a, (32, 32))
    A = T.match_buffer(b, (32, 32))
    T.clear(A)
