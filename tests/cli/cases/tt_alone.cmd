tenor tt
