tenor compat 'R.Shape'
