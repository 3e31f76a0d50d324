#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The inference rules that stand above the rules, as a table that `tenor explain` prints.

usage: inference_rules.py FOLDER... OUT

Of each rule in the FOLDERs' headers OUT has the id, the line of its struct, the first sentence of its comment, and the
indented lines of it.
"""
import pathlib
import re
import sys
import textwrap

RULE = re.compile(r'((?:^ *///.*\n)*)^struct (\w+)[^;{]*\{\n(?:(?!^\};).*\n)*?  static constexpr RuleInfo info\{\s*"([^"]+)"',
                  re.M)
TABLE = """// Made by inference_rules.py of the comments above the rules.
#include "semantics/tir/inference_rules.h"

namespace tenor::semantics {

std::span<const InferenceRule> inference_rules() {
  static constexpr InferenceRule kRules[] = {
%s  };
  return kRules;
}

}  // namespace tenor::semantics
"""


def dedented(lines):
    return textwrap.dedent("\n".join(lines))


def title(lines):
    """The first sentence as the other titles are written: without a capital, but that of a name, and without a full stop."""
    sentence = re.split(r"\.(?:\s|$)", " ".join(line.strip() for line in lines), maxsplit=1)[0]
    return re.sub(r"^(?!(?:And|Or|Not)\b)[A-Z](?=[a-z]*\b)", lambda first: first.group().lower(), sentence)


def rules(folder):
    """(id, line, title, inference rule, header) of each rule."""
    for header in sorted(folder.rglob("*.h")):
        text = header.read_text()
        for match in RULE.finditer(text):
            line = text.count("\n", 0, match.end(1)) + 1
            comment = [each.strip()[3:] for each in match.group(1).splitlines()]
            yield (match.group(3), line, title(each for each in comment if not each.startswith("  ")),
                   dedented(each for each in comment if each.startswith("  ")), header)


def main():
    *folders, out = map(pathlib.Path, sys.argv[1:])
    entries = (f'    {{"{name}", {line}, R"RULE({title})RULE", R"RULE({text})RULE"}},\n'
               for folder in folders for name, line, title, text, _ in rules(folder))
    out.write_text(TABLE % "".join(entries))


if __name__ == "__main__":
    main()
