tenor validate --dump nowhere
