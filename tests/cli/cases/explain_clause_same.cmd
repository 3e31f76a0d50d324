tenor explain TIR/Eval/1:b
