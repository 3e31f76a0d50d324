# TT-WS3-launch, TT/Validation/5, TT-D23: expect ill-formed I-TENSTORRENT at 11:14
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 32), "float32"), tt_start_id: T.int32, tt_count: T.int32, grid_x: T.int32, grid_y: T.int32):
    T.func_attr({"tt_schedule_policy": "contiguous", "tt_schedule_order": "row_major", "tt_layout_type": "dram_interleaved", "tt_tile_height": 32, "tt_tile_width": 32, "tt_num_cores": 2, "tt_grid_x": 4, "tt_grid_y": 1, "tt_grid_z": 1, "tt_num_tiles": 4, "tt_tiles_per_core": [[0, 2], [2, 2]], "tt_buffer_A_layout": "dram_interleaved", "tt_buffer_A_tile_shape": [32, 32], "tt_buffer_A_num_tiles_height": 4, "tt_buffer_A_num_tiles_width": 1, "tt_buffer_A_needs_padding": 0, "tt_persistent_loop": 1, "tt_runtime_args": ["tt_start_id", "tt_count", "grid_x", "grid_y"]})
    for i in range(tt_count):
        tile_id: T.int32 = tt_start_id + i
        bx: T.int32 = tile_id % grid_x
        by = T.launch_thread("blockIdx.y", 1)
        T.fill(A[(bx + by) * 32:(bx + by) * 32 + 32, 0:32], 1.0)
