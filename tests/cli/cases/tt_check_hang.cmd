tenor tt check tt_hang
