tenor tt check tt_unused
