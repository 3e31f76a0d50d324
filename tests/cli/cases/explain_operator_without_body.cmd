tenor explain R.nn.attention_var_len
