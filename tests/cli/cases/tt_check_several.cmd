tenor tt check tt_left tt_hang -q
