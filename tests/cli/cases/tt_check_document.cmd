tenor tt check tt_document
