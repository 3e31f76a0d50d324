# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def main(X: T.Buffer((4194304,), "int32"), H: T.Buffer((256,), "int32")):
    for i, j in T.grid(16384, 256):
        H[X[i * 256 + j] & 255] = H[X[i * 256 + j] & 255] + 1
