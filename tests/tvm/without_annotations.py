# SPDX-License-Identifier: Apache-2.0
"""A text of Relax, as the compilers print it, without what says the StructInfo of bindings and results."""
import re

BINDING = re.compile(r"(\s+\w+): (R\..*)")
RESULT = re.compile(r"(\s+def \w+\(.*\)) -> R\..*:")


def value_of(rest):
    """What follows the annotation that `rest` begins with: ` = R.add(x, y)`."""
    depth = 0
    for place, character in enumerate(rest):
        depth += (character in "([") - (character in ")]")
        if depth == 0 and rest.startswith(" = ", place):
            return rest[place:]
    return ""


def line_without(line):
    """The line, unless it is that of a match_cast: its StructInfo is checked when it runs."""
    binding, result = BINDING.fullmatch(line), RESULT.fullmatch(line)
    value = value_of(binding[2]) if binding else ""
    if value and not value.startswith(" = R.match_cast"):
        return binding[1] + value
    return result[1] + ":" if result else line


def without_annotations(text):
    return "\n".join(line_without(line) for line in text.split("\n"))
