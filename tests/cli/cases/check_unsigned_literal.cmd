tenor check -
from tvm.script import tir as T


@T.prim_func
def f():
    T.evaluate(T.uint8(-1))
    T.evaluate(T.uint8(256))
    T.evaluate(T.uint8(18446744073709551615))
    T.evaluate(T.uint8(27670116110564327424))
