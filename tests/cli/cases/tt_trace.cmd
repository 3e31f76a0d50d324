tenor tt trace ../../../docs/examples/tenstorrent_gemm --core 3
