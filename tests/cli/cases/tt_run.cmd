tenor tt run ../../../docs/examples/tenstorrent_gemm
