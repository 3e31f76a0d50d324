# SPDX-License-Identifier: Apache-2.0
"""Every command that README.md and docs/*.md show with what it prints prints that.

Such a block begins with `$ tenor …`, and may have other commands after an empty line; they are run in the source
folder. A line that ends with a backslash continues on the next one, in a command as in what it prints.
usage: shown.py TENOR
"""
import difflib
import pathlib
import re
import shlex
import subprocess
import sys

import golden

SOURCE = golden.HERE.parent.parent
BLOCK = re.compile(r"^```\n(\$ tenor .*?\n)```$", re.M | re.S)
CONTINUED = re.compile(r" \\\n *")
COMMAND = re.compile(r"\$ tenor (.*)\n((?:(?!\$ tenor ).*\n)*)")


def commands(page):
    """Each command of a page, and what stands below it."""
    for block in BLOCK.findall(page.read_text()):
        shown = COMMAND.findall(CONTINUED.sub(" ", block))
        for words, output in shown[:-1]:
            yield words, output.removesuffix("\n")
        yield shown[-1]


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    count = failed = 0
    for page in [SOURCE / "README.md", *sorted((SOURCE / "docs").glob("*.md"))]:
        for words, shown in commands(page):
            done = subprocess.run([program, *shlex.split(words)], capture_output=True, text=True,
                                  cwd=SOURCE, timeout=golden.SECONDS, check=False)
            count += 1
            shown, printed = golden.normalised(shown), golden.normalised(done.stdout)
            if printed == shown:
                continue
            failed += 1
            sys.stdout.writelines(difflib.unified_diff(
                shown.splitlines(True), printed.splitlines(True), page.name, f"tenor {words}"))
    print(f"{count - failed} passed, {failed} failed")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
