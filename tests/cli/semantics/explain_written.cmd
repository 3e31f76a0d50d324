tenor explain TIR-For-serial-to-end
