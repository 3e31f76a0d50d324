tenor explain TIR-BlockRealize-evaluate
