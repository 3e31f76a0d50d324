tenor tt run ../../../docs/examples/tenstorrent_gemm --schedule all --schedules 20
