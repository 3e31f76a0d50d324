tenor explain R.nonzero
