tenor explain TT/Codegen2/For
