from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((128, 32), "float32")):
    T.func_attr({"tt_schedule_policy": "interleaved", "tt_schedule_order": "row_major", "tt_layout_type": "dram_interleaved", "tt_tile_height": 32, "tt_tile_width": 32, "tt_num_cores": 2, "tt_grid_x": 4, "tt_grid_y": 1, "tt_grid_z": 1, "tt_num_tiles": 4, "tt_tiles_per_core": [[0, 2], [2, 2]]})
    bx = T.launch_thread("blockIdx.x", 4)
    T.fill(A[bx * 32:bx * 32 + 32, 0:32], 1.0)
