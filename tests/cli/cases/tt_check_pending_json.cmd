tenor tt check tt_pending --format json
