tenor validate - -
