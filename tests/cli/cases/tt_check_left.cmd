tenor tt check tt_left
