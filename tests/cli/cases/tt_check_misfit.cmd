tenor tt check tt_pair --schedule 1000:1
