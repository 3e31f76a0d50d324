# SPDX-License-Identifier: Apache-2.0
# A function for each message that has to say more than its code does.
from tvm.script import ir as I
from tvm.script import tir as T


@T.prim_func
def no_bool(C: T.Buffer((1,), "int32")):
    U = T.allocate([1], "uint8", "global")
    bytes = T.Buffer((1,), "uint8", data=U)
    flags = T.Buffer((1,), "bool", data=U)
    bytes[0] = T.uint8(7)
    if flags[0]:
        C[0] = 1


@T.prim_func
def unsigned_extent(C: T.Buffer((4,), "int32")):
    for j in T.serial(T.uint8(200), T.uint8(44)):
        C[0] = 1


@T.prim_func
def narrow_extent(C: T.Buffer((4,), "int32")):
    for j in T.serial(T.int8(-100), T.int8(100)):
        C[0] = 1


@T.prim_func
def two_lanes(A: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32")):
    C[0:2] = A[T.Ramp(0, 1, 2)]


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(a: T.handle, c: T.handle):
        A = T.match_buffer(a, (4,), "int32")
        C = T.match_buffer(c, (8,), "int32")
        C[0] = C[0] + A[0]

    @T.prim_func
    def part(C: T.Buffer((8,), "int32")):
        Module.add(T.address_of(C[4]), C.data)
