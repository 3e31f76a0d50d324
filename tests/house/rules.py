#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Each rule is short, and its comment is an inference rule.

usage: rules.py SOURCE

A rule's size is what clang-format leaves of it, from `struct` to `};`, without the comment.
"""
import pathlib
import re
import statistics
import sys

MEDIAN, NINETY, MOST = 8, 14, 16


def sizes(folder):
    for header in sorted(folder.rglob("*.h")):
        for match in re.finditer(r'^struct [^;{]*\{\n(?:(?!^\};).*\n)*?  static constexpr RuleInfo info\{\s*"([^"]+)"'
                                 r'(?:(?!^\};).*\n)*', header.read_text(), re.M):
            yield match.group(1), match.group(0).count("\n") + 1


def main():
    source = pathlib.Path(sys.argv[1])
    folders = [source / "semantics/tir", source / "semantics/relax", source / "semantics/tensix"]
    sys.path.insert(0, str(folders[0]))
    import inference_rules
    found = dict(one for folder in folders for one in sizes(folder))
    faults = [f"{name}: {lines} lines, more than {MOST}" for name, lines in found.items() if lines > MOST]
    ordered = sorted(found.values())
    median, ninety = statistics.median(ordered), ordered[len(ordered) * 9 // 10]
    print(f"{len(found)} rules: median {median:g} lines, 90 percent at most {ninety}, longest {ordered[-1]}")
    if median > MEDIAN or ninety > NINETY:
        faults.append(f"the median is to be at most {MEDIAN}, and 90 percent at most {NINETY}")
    rules = {name: text for folder in folders for name, _, _, text, _ in inference_rules.rules(folder)}
    faults += [f"{name}: no inference rule above it" for name in found if "-->" not in rules.get(name, "")]
    faults += [f"{name}: a line of more than 96 columns" for name, text in rules.items()
               if any(len(line) > 96 for line in text.splitlines())]
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
