tenor explain R.nn.relu
