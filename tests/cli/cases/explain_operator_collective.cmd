tenor explain R.ccl.allreduce
