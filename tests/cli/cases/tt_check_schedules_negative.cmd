tenor tt check ../../../docs/examples/tenstorrent_gemm --schedules -1
