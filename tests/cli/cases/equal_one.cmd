tenor equal n
