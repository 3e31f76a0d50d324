tenor tt check tt_pair --schedule 4:3,6:0
