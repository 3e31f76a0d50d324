# SPDX-License-Identifier: Apache-2.0
"""Which loop a conflict is about, and why its iterations meet, from a finding of `tenor run` and the stage's text."""
import re

KINDS = ("threadIdx", "blockIdx", "vthread")
LABEL = re.compile(r"(\w+) = (-?\d+)")
ALLOCATION = re.compile(r"^\s*(\w+) = T\.(\w*alloc\w*|decl_buffer)\((.*)")  # without data


def label_of(text):
    """{variable: value} of `read here, i = 0, k = 1`."""
    return dict(LABEL.findall(text))


def loop_kind(lines, upto, variable):
    """(line, kind) of the nearest loop above that binds the variable: `threadIdx`, `parallel`; None of a serial one."""
    name = re.escape(variable)
    for number in range(upto, -1, -1):
        line = lines[number]
        tag = re.search(rf'\b{name} in T\.thread_binding\(.*thread="([\w.]+)"|launch_thread\("([\w.]+)".*\) as {name}:', line)
        tag = tag or re.search(rf'^\s*{name} = T\.(?:launch_thread|env_thread)\("([\w.]+)"()', line)
        if tag:
            return number, (tag[1] or tag[2]).split(".")[0]
        kind = re.search(rf"\bfor {name} in T\.(parallel|vectorized)\(", line)
        if kind:
            return number, kind[1]
    return None


def is_reduced(lines, begin, end, variable):
    """Does a reduction axis of a block between the lines take the variable?"""
    for line in lines[begin : end + 1]:
        axis = re.search(r"T\.axis\.reduce\((.*)\)", line)
        if axis and re.search(rf"\b{re.escape(variable)}\b", axis[1]):
            return True
        remap = re.search(r'T\.axis\.remap\("(\w+)", \[(.*)\]\)', line)
        if remap and ("R", variable) in zip(remap[1], remap[2].split(", ")):
            return True
    return False


def scope_of(arguments):
    """The scope among what an allocation is given."""
    found = re.search(r'scope="([\w.]+)"', arguments) or re.search(r'\], "\w+", "([\w.]+)"', arguments)
    return found[1] if found else "global"


def allocation(lines, buffer):
    """(line, scope) of the allocation of the buffer, or of the memory that it is a view of; None of a parameter."""
    for number, line in enumerate(lines):
        view = re.match(rf"\s*{re.escape(buffer)} = T\.(?:Buffer|decl_buffer)\(.*data=(\w+)", line)
        if view and view[1] != buffer:
            return allocation(lines, view[1])
        found = ALLOCATION.match(line)
        if found and found[1] == buffer:
            short = re.match(r"alloc_(shared|local)", found[2])
            return number, short[1] if short else scope_of(found[3])
    return None


def cause_of(lines, line, loop, variable, buffer):
    """One word for why the iterations of the loop meet at the buffer."""
    if is_reduced(lines, loop, line, variable):
        return "reduction axis"
    place = allocation(lines, buffer)
    if place and place[1] == "shared":
        return "no barrier"
    if place and place[0] < loop:
        return f"allocated outside ({place[1]})"
    return "other"


def classify(finding, text):
    """(kind of loop, cause) of a conflict."""
    lines = text.splitlines()
    line = finding["span"]["line"] - 1
    here, there = label_of(finding.get("label", "")), label_of(finding["related"][0]["message"] if finding["related"] else "")
    buffer = re.match(r"\w+", finding["message"])[0]
    for variable in here:
        loop = loop_kind(lines, line, variable)
        if here[variable] != there.get(variable) and loop:
            return loop[1], cause_of(lines, line, loop[0], variable, buffer)
    return "unnamed", "other"
