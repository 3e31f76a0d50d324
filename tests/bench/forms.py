# SPDX-License-Identifier: Apache-2.0
"""`tenor run` of a product in other forms, against the plain one."""
import pathlib

from specified import seconds

PROGRAMS = pathlib.Path(__file__).resolve().parent / "programs"
FORMS = {"masked64": "under a predicate", "matched64": "by tiles, through `match_buffer`", "threads64": "by threads of a GPU",
         "scheduled64": "by tiles in shared memory, with barriers"}
ROUNDS = 7


def rows(build):
    names = ["matmul64", *FORMS]
    # In turns, so that what else the machine does is shared by all.
    rounds = [[seconds([build / "tenor", "run", PROGRAMS / f"{name}.py"]) for name in names] for _ in range(ROUNDS)]
    plain, *others = map(min, zip(*rounds))
    for form, taken in zip(FORMS.values(), others):
        yield f"| `run` of the product {form} | {taken * 1e3:.0f} ms | {taken / plain:.2f} times as long as the plain one |"
