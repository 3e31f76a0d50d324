# TT-WS2-shard, TT-D3: expect ill-formed I-TENSTORRENT at 6:1
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((32, 20), "float32")):
    T.func_attr({"tt_schedule_policy": "contiguous", "tt_schedule_order": "row_major", "tt_layout_type": "dram_interleaved", "tt_tile_height": 32, "tt_tile_width": 32, "tt_buffer_A_layout": "dram_interleaved", "tt_buffer_A_tile_shape": [32, 32], "tt_buffer_A_num_tiles_height": 1, "tt_buffer_A_num_tiles_width": 1, "tt_buffer_A_needs_padding": 0})
    T.fill(A[0:32, 0:20], 1.0)
