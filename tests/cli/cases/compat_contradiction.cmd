tenor compat 'R.Shape([n])' 'R.Shape([n])' --assume 'n < n'
