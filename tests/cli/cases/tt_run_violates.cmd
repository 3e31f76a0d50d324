tenor tt run tt_pending
