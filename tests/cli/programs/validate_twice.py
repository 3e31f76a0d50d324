# SPDX-License-Identifier: Apache-2.0
# validate_twice.json, whose first two arrays have one name, with these two the other way round.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def main(P: T.Buffer((3,), "int32"), Q: T.Buffer((3,), "int32"), R: T.Buffer((3,), "int32")):
        for i in range(3):
            R[i] = Q[i] - P[i]
