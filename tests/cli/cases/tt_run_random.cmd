tenor tt run ../../../docs/examples/tenstorrent_gemm --schedule random:3
