tenor explain ''
