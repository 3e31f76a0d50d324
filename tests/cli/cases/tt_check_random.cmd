tenor tt check ../../../docs/examples/tenstorrent_gemm --schedule random:3
