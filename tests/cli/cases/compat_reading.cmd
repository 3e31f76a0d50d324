tenor compat --reading RLX-D39=as-written 'R.Tensor' 'R.Tensor(vdevice="cuda")'
