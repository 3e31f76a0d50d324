# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def first():
    missing(1)


@T.prim_func
def good():
    pass


@T.prim_func
def second():
    missing(1)
