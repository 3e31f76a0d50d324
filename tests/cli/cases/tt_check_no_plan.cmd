tenor tt check tt_no_plan
