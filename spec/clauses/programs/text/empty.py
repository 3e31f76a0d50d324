# P-EMPTY: expect ill-formed P-EMPTY
from tvm.script import ir as I
from tvm.script import tir as T


LIMIT = 5
