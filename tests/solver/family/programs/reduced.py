# Threads of a block add in any order: into memory of all, of the block, or their own.
from tvm.script import tir as T


@T.prim_func
def before(a: T.handle, d: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, 8), "float32")
    D = T.match_buffer(d, (n,), "float32")
    C = T.alloc_buffer((n,), "float32")
    for i, k in T.grid(n, 8):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                C[vi] = T.float32(0)
            C[vi] = C[vi] + A[vi, vk]
    for i in range(n):
        with T.block("scaled"):
            vi = T.axis.spatial(n, i)
            D[vi] = C[vi] * A[vi, 0]


@T.prim_func
def global_(a: T.handle, d: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, 8), "float32")
    D = T.match_buffer(d, (n,), "float32")
    C = T.alloc_buffer((n,), "float32")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for k in T.thread_binding(8, thread="threadIdx.x"):
            with T.block("sum"):
                vi, vk = T.axis.remap("SR", [i, k])
                with T.init():
                    C[vi] = T.float32(0)
                C[vi] = C[vi] + A[vi, vk]
    for i in T.thread_binding(n, thread="blockIdx.x"):
        with T.block("scaled"):
            vi = T.axis.spatial(n, i)
            D[vi] = C[vi] * A[vi, 0]


@T.prim_func
def shared(a: T.handle, d: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, 8), "float32")
    D = T.match_buffer(d, (n,), "float32")
    C = T.alloc_buffer((n,), "float32", scope="shared")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for ko in range(2):
            for ki in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("sum"):
                    vi = T.axis.spatial(n, i)
                    vk = T.axis.reduce(8, ko * 4 + ki)
                    with T.init():
                        C[vi] = T.float32(0)
                    C[vi] = C[vi] + A[vi, vk]
        for t in T.thread_binding(4, thread="threadIdx.x"):
            with T.block("scaled"):
                vi = T.axis.spatial(n, i)
                T.where(t == 3)
                D[vi] = C[vi] * A[vi, 0]


@T.prim_func
def local(a: T.handle, d: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, 8), "float32")
    D = T.match_buffer(d, (n,), "float32")
    C = T.alloc_buffer((n,), "float32", scope="local")
    for io in T.thread_binding((n + 1) // 2, thread="blockIdx.x"):
        for ii in T.thread_binding(2, thread="threadIdx.y"):
            for k in T.thread_binding(16, thread="threadIdx.x"):
                with T.block("sum"):
                    vi = T.axis.spatial(n, io * 2 + ii)
                    vk = T.axis.reduce(8, k)
                    T.where(io * 2 + ii < n and k < 8)
                    with T.init():
                        C[vi] = T.float32(0)
                    C[vi] = C[vi] + A[vi, vk]
        for ii in T.thread_binding(2, thread="threadIdx.y"):
            for t in T.thread_binding(16, thread="threadIdx.x"):
                with T.block("scaled"):
                    vi = T.axis.spatial(n, io * 2 + ii)
                    T.where(io * 2 + ii < n and t == 5)
                    D[vi] = C[vi] * A[vi, 0]


@T.prim_func
def open_turned(a: T.handle, d: T.handle):
    n = T.int32()
    A = T.match_buffer(a, (n, 8), "float32")
    D = T.match_buffer(d, (n,), "float32")
    C = T.alloc_buffer((n,), "float32", scope="local")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for t in T.thread_binding(4, thread="threadIdx.x"):
            for k in range(2):
                with T.block("sum"):
                    vi = T.axis.spatial(n, i)
                    vk = T.axis.reduce(8, t * 2 + k)
                    with T.init():
                        C[vi] = T.float32(0)
                    C[vi] = C[vi] + A[vi, vk]
            with T.block("scaled"):
                vi = T.axis.spatial(n, i)
                T.where(t == 0)
                D[vi] = C[vi] * A[vi, 0]
