tenor explain TIR-DataType-listed-lanes
