tenor compat 'R.Tensor((2,), vdevice="cuda:0")' 'R.Tensor((2,), vdevice="cuda:1")'
