tenor rules BufferStore
