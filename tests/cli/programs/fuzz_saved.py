# wrong-value: the rules and compiled code differ
#   expected: C[3] is 2
#   observed: C[3] is 1
#   backend:  gcc -O3 -march=icelake-server
#   again:    tenor fuzz replay FILE
#   by rules: tenor run FILE
# tenor-fuzz: {"backend": "tcc", "flags": [], "command": "tcc, in memory", "inputs": {"C": "fill:0"}, "origin": "by hand", "symptom": "wrong-value", "expected": "C[3] is 2", "observed": "C[3] is 1"}
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((5,), "int32")):
    for i in range(5):
        C[i] = T.bitwise_and(T.popcount(i * i), i)
