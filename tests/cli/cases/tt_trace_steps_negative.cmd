tenor tt trace ../../../docs/examples/tenstorrent_gemm --steps -1
