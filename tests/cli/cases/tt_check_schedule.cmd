tenor tt check tt_pair --schedule worst
