# P-STRING: expect ill-formed P-STRING at 7:16
from tvm.script import tir as T


@T.prim_func
def main():
    T.evaluate("abc)
