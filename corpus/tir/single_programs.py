# SPDX-License-Identifier: Apache-2.0
"""Programs that only one of the two generations can say, or can compile.

The comment at each says why; its stages are those of that generation, and so are its arrays.
"""
from program import Program, draw, integers, normal

# The flat generation has no such statement.
CONSTANTS = Program(
    text="""
@T.prim_func
def constants(X: T.Buffer((6,), "int32"), Y: T.Buffer((6,), "int32")):
    table = T.allocate_const([5, -3, 8, 0, 11, -7], "int32", [6])
    weights = T.Buffer((6,), "int32", data=table)
    for i in range(6):
        Y[i] = X[i] * weights[5 - i] - weights[i]
""",
    inputs=draw(X=integers(-100, 101, 6)),
    outputs={"Y": ((6,), "int32")},
    generations=("nested",),
)

# The nested generation has neither these statements nor steps.
JUMPS = Program(
    text="""
@T.prim_func
def jumps(X: T.Buffer((6, 9), "int32"), Y: T.Buffer((6,), "int32"), Z: T.Buffer((6, 9), "int32")):
    for i in range(6):
        Y[i] = 0
        for j in range(9):
            Z[i, j] = -1
        for j in range(9):
            if X[i, j] % 3 == 0:
                continue
            if X[i, j] > 40:
                break
            Y[i] = Y[i] + X[i, j]
        for j in T.serial(1, 9, step=3):
            Z[i, j] = X[i, j] + j
""",
    inputs=draw(X=integers(-50, 50, (6, 9))),
    outputs={"Y": ((6,), "int32"), "Z": ((6, 9), "int32")},
    generations=("flat",),
)

# No primitive of the schedule makes this attribute, so the text has it. The flat generation's
# InjectDoubleBuffer ends in a failed check.
DOUBLE_BUFFER = Program(
    text="""
@T.prim_func
def double_buffer(A: T.Buffer((5, 6), "float32"), C: T.Buffer((5, 6), "float32")):
    for i in range(5):
        with T.block("row"):
            vi = T.axis.spatial(5, i)
            T.reads(A[vi, 0:6])
            T.writes(C[vi, 0:6])
            B = T.alloc_buffer((6,))
            with T.attr(B.data, "double_buffer_scope", 1):
                for j in range(6):
                    B[j] = A[vi, j] * T.float32(3)
            for j in range(6):
                C[vi, j] = B[j] - B[5 - j]
""",
    inputs=draw(A=normal(5, 6)),
    outputs={"C": ((5, 6), "float32")},
    generations=("nested",),
)


def _partition(schedule, block):
    i, _ = schedule.get_loops(block("sum"))
    schedule.loop_partition(i, factors=[1, None, 2])
    yield "loop_partition"


# The C generator of the nested generation takes only loops that begin at 0.
PARTITIONED = Program(
    text="""
@T.prim_func
def partitioned(A: T.Buffer((9, 4), "int32"), C: T.Buffer((9, 4), "int32")):
    for i, j in T.grid(9, 4):
        with T.block("sum"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = T.if_then_else(1 <= vi and vi < 7, A[vi - 1, vj] + A[vi + 1, vj], A[vi, vj])
""",
    inputs=draw(A=integers(-100, 100, (9, 4))),
    outputs={"C": ((9, 4), "int32")},
    schedule=_partition,
    generations=("flat",),
)

PROGRAMS = {
    "constants": CONSTANTS,
    "jumps": JUMPS,
    "double_buffer": DOUBLE_BUFFER,
    "partitioned": PARTITIONED,
}
