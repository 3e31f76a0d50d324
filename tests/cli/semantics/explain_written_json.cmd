tenor explain TIR-PrimFunc-aliases --format json
