tenor explain TT/Example/gemm
