tenor compat --format sarif 'R.Shape' 'R.Shape'
