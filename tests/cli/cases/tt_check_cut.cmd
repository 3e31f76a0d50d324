tenor tt check ../../../docs/examples/tenstorrent_gemm --schedule all --schedules 20
