tenor tt check nowhere
