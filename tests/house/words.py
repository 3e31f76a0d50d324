#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What users read is plain English: none of the words below is in a message, a help text or a page.

Looked through are all pages, and the string literals of the program and of scripts; for some of the words also comments,
those of tests too, and names in the code. Tests name their cases as they like.   usage: words.py SOURCE
"""
import ast
import io
import pathlib
import re
import subprocess
import sys
import tokenize

# A regular expression of what not to write, and what to write instead.
BANNED = [
    (r"(?<!there )\b(is|are|be|was|were) (?-i:none)\b", "is not one"),
    (r"(?<!there )\b(is|are) no (?!longer|more|less|other)\w+", "is not a ..."),
    (r"\bmay be no \w+", "might not be a ..."),
    (r"\btold\b", "stated, known, distinguished"),
    (r"\bbehind\b", "after, below, of"),
    (r"\bat hand\b", "current"),
    (r"\b(goes|go|going|gone|went) on\b", "continues"),
    (r"\b(no|some)body\b", "the passive, or who does not"),
    (r"\b(by|to) the letter\b|\bwhose letter\b|\bthe letter (forbids|says|can)\b", "as written"),
    (r"\bhow manieth\b", "the index"),
    (r"\bso many\b", "this many, the number of"),
    (r"\bmatter of the program\b", "a fault in the program"),
    (r"\b(called|laid out|defined) alike\b", "with the same ..."),
    (r"\bunlike (ranks?|lengths?|datatypes?|numbers?)\b", "different"),
    (r"\bdata (decide|that may be anything)\b", "depends on data; arbitrary data"),
    (r"\bwhich [\w' -]+ has not\b", "which ... does not have"),
    (r"\bnor any other\b", "and no other"),
    (r"\bcalls within calls\b", "call depth"),
    (r"\b(limit|one|program)s? of ours\b", "Tenor's"),
    (r"\bstands? (in|where|outside|inside|beside|elsewhere|nowhere|alone)\b", "is in, is used where"),
    (r"\bfurther out\b", "in an enclosing ..."),
    (r"\brealis(e|es|ed|ing|er|ers)\b", "implement"),
    (r"\bsees? memory\b", "views memory"),
]
# Those that comments do not have either.
IN_COMMENTS = [pair for pair in BANNED if re.search(r"\bnone|told|behind|at hand|gone|body|letter", pair[0])]
IN_NAMES = [pair for pair in BANNED if re.search(r"told|behind|body", pair[0])]
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\((.*?)\)\1"|"((?:\\.|[^"\\\n])*)"|\'(?:\\.|[^\'\\\n])+\'|\d[\w\']*|\w+|\s+|.', re.S)
INCLUDE = re.compile(r"^#include.*", re.M)
QUOTED = re.compile(r"```.*?```|`[^`\n]*`", re.S)


def literals(text):
    """(line, text) of each string literal; adjacent ones are one, as for the compiler."""
    parts, begin, line = [], 0, 1
    text = INCLUDE.sub("", text)
    for match in TOKEN.finditer(text):
        token = match.group(0)
        literal = match.group(2) if match.group(2) is not None else match.group(3)
        if literal is not None:
            begin = begin if parts else line
            parts.append(literal)
        elif parts and not token.isspace() and not token.startswith(("//", "/*")):
            yield begin, "".join(parts)
            parts = []
        line += token.count("\n")


def comments(text):
    """(line, text) of each comment; lines of which nothing but a comment is are one with those below them."""
    parts, begin = [], 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        whole = re.match(r"\s*//[/!]?\s?(.*)", line)
        if whole:
            begin = begin if parts else number
            parts.append(whole.group(1))
            continue
        if parts:
            yield begin, " ".join(parts)
            parts = []
        if (trailing := re.search(r"(?<![:\w])//+<?\s?(.*)", line)) and '"' not in line:
            yield number, trailing.group(1)


def paragraphs(text):
    """(line, text) of each paragraph or row of a page; commands and what they print are checked as literals."""
    text = QUOTED.sub(lambda quoted: re.sub(r"[^\n]", " ", quoted.group(0)), text)
    line = 1
    for part in re.split(r"(\n\n+|\n(?=[|*#]))", text):
        if part.strip():
            yield line, re.sub(r"\s+", " ", part)
        line += part.count("\n")


def names(text):
    """(line, text) of each name in the code that has several words, as these, and of each other one."""
    line = 1
    for match in TOKEN.finditer(text):
        token = match.group(0)
        if re.match(r"[A-Za-z_]", token):
            yield line, re.sub(r"_|(?<=[a-z])(?=[A-Z])", " ", token)
        line += token.count("\n")


def of_script(text):
    """(line, text, banned) of the string literals and the comments of a script."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value, BANNED
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string, IN_COMMENTS


def of_code(text, is_test):
    """(line, text, banned) of the literals, comments and names of C++."""
    kinds = [(comments, IN_COMMENTS), (names, IN_NAMES)] + ([] if is_test else [(literals, BANNED)])
    for parts, banned in kinds:
        for line, piece in parts(text):
            yield line, piece, banned


def readable(source):
    """(file, line, text, banned) of everything that a user may read, and of comments and names."""
    listed = subprocess.run(["git", "-C", source, "ls-files", "-co", "--exclude-standard"],
                            capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\n")):
        parts = pathlib.PurePosixPath(name).parts
        if name.endswith((".h", ".cpp")):
            found = of_code((source / name).read_text(), parts[0] == "tests")
        elif name.endswith(".md"):
            found = ((line, piece, BANNED) for line, piece in paragraphs((source / name).read_text()))
        elif name.endswith(".py") and "programs" not in parts and parts[-1] != "words.py":
            text = (source / name).read_text()
            found = of_script(text) if "SPDX" in text else ()
        else:
            continue
        for line, piece, banned in found:
            yield name, line, piece, banned


def main():
    source = pathlib.Path(sys.argv[1])
    faults = 0
    for name, line, text, banned in readable(source):
        for pattern, better in banned:
            if found := re.search(pattern, text, re.I):
                faults += 1
                print(f"{name}:{line}: '{found.group(0)}' in '{text.strip()[:100]}'; better: {better}")
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
