# Constructs of devices: known by name, without rules.
# expect: S-DEVICE
from tvm.script import tirx as T
from tvm.script.tirx import tile as Tx


@T.prim_func
def main(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32")):
    T.device_entry()
    bx, by = T.cta_id([2, 3])
    tx = T.thread_id([128])
    w = T.warp_id([4])
    l = T.lane_id([32])
    layout = T.TileLayout(T.S[64, 1])
    T.cuda.cta_sync()
    Tx.copy(A[0:64], B[0:64])
    Tx.cta.copy(A[0:64], B[0:64])
    A[tx] = T.float32(0)
