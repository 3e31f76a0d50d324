tenor explain R.unique
