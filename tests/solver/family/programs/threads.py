# By blocks of threads, through memory that they share or have copies of.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for i in range(n):
        B[i] = A[i] * T.float32(2) + A[n - 1 - i]


@T.prim_func
def bound(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for bx in T.thread_binding((n + 3) // 4, thread="blockIdx.x"):
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            if bx * 4 + tx < n:
                B[bx * 4 + tx] = A[bx * 4 + tx] * T.float32(2) + A[n - 1 - (bx * 4 + tx)]


@T.prim_func
def launched(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    bx = T.launch_thread("blockIdx.x", (n + 7) // 8)
    ty = T.launch_thread("threadIdx.y", 2)
    tx = T.launch_thread("threadIdx.x", 4)
    if bx * 8 + ty * 4 + tx < n:
        B[bx * 8 + ty * 4 + tx] = A[bx * 8 + ty * 4 + tx] * T.float32(2) + A[n - 1 - (bx * 8 + ty * 4 + tx)]


@T.prim_func
def shared(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    S = T.alloc_buffer((4,), "float32", scope="shared")
    for bx in T.thread_binding((n + 3) // 4, thread="blockIdx.x"):
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            if bx * 4 + 3 - tx < n:
                S[3 - tx] = A[bx * 4 + 3 - tx]
            if bx * 4 + tx < n:
                B[bx * 4 + tx] = S[tx] * T.float32(2) + A[n - 1 - (bx * 4 + tx)]


@T.prim_func
def apart(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for bx in T.thread_binding((n + 7) // 8, thread="blockIdx.x"):
        S = T.alloc_buffer((8,), "float32", scope="shared")
        for k in range(2):
            for tx in T.thread_binding(4, thread="threadIdx.x"):
                if bx * 8 + tx * 2 + k < n:
                    S[tx * 2 + k] = A[bx * 8 + tx * 2 + k]
        for tx in T.thread_binding(8, thread="threadIdx.x"):
            if bx * 8 + tx < n:
                B[bx * 8 + tx] = S[tx] * T.float32(2) + A[n - 1 - (bx * 8 + tx)]


@T.prim_func
def in_turns(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for bx in T.thread_binding((n + 7) // 8, thread="blockIdx.x"):
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            for k in range(2):
                S = T.alloc_buffer((2, 4), "float32", scope="shared")
                if bx * 8 + k * 4 + 3 - tx < n:
                    S[k, 3 - tx] = A[bx * 8 + k * 4 + 3 - tx]
                if bx * 8 + k * 4 + tx < n:
                    B[bx * 8 + k * 4 + tx] = S[k, tx] * T.float32(2) + A[n - 1 - (bx * 8 + k * 4 + tx)]


@T.prim_func
def one_tile(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    S = T.alloc_buffer((4,), "float32", scope="shared")
    for tx in T.thread_binding(4, thread="threadIdx.x"):
        for k in range((n + 3) // 4):
            if k * 4 + 3 - tx < n:
                S[3 - tx] = A[k * 4 + 3 - tx]
            if k * 4 + tx < n:
                B[k * 4 + tx] = S[tx] * T.float32(2) + A[n - 1 - (k * 4 + tx)]


@T.prim_func
def of_each(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    L = T.alloc_buffer((2,), "float32", scope="local")
    for bx in T.thread_binding((n + 7) // 8, thread="blockIdx.x"):
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            for k in range(2):
                if bx * 8 + tx * 2 + k < n:
                    L[k] = A[bx * 8 + tx * 2 + k]
            for k in range(2):
                if bx * 8 + tx * 2 + 1 - k < n:
                    B[bx * 8 + tx * 2 + 1 - k] = L[1 - k] * T.float32(2) + A[n - 1 - (bx * 8 + tx * 2 + 1 - k)]


@T.prim_func
def virtual(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    L = T.alloc_buffer((2,), "float32", scope="local")
    for bx in T.thread_binding((n + 7) // 8, thread="blockIdx.x"):
        for vx in T.thread_binding(2, thread="vthread.x"):
            for tx in T.thread_binding(4, thread="threadIdx.x"):
                if bx * 8 + vx * 4 + tx < n:
                    L[vx] = A[bx * 8 + vx * 4 + tx]
                    B[bx * 8 + vx * 4 + tx] = L[vx] * T.float32(2) + A[n - 1 - (bx * 8 + vx * 4 + tx)]


@T.prim_func
def same_axis(a: T.handle, b: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for bx in T.thread_binding((n + 3) // 4, thread="blockIdx.x"):
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            S = T.alloc_buffer((4,), "float32", scope="shared")
            for t in T.thread_binding(4, thread="threadIdx.x"):
                if bx * 4 + t < n:
                    S[t] = A[bx * 4 + t]
            for t in T.thread_binding(4, thread="threadIdx.x"):
                if bx * 4 + t < n:
                    B[bx * 4 + tx] = S[tx] * T.float32(2) + A[n - 1 - (bx * 4 + t)]
