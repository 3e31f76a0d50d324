#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The pages are true of the source: what they name exists, and what exists is named.

* Relative links, and paths and pages in backquotes, resolve.
* A part's README names its folders, and the reverse; docs/README.md names the files of docs, and those of tests and corpus
  the folders there.
* The subcommands of main.cpp's table are those that the program lists. README.md or docs/usage.md names each, and
  CHANGELOG.md sorts what changed by them.
* A page that a command makes says so in its first lines. Where making it anew takes too long to compare, its rows are
  those that its maker prints (docs/build.md).
usage: docs.py SOURCE PROGRAM
"""
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "docs"))
import build  # noqa: E402: what makes the pages knows which they are, and the subcommands
import mutants  # noqa: E402
import operators  # noqa: E402

PARTS = ("spec", "semantics", "solver", "fuzz")
TOP = (*PARTS, "tests", "docs", "corpus")
FENCED = re.compile(r"^( *)```.*?^\1```", re.M | re.S)
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(rf"^(?:(?:{'|'.join(TOP)})/[\w./*-]+|(?:[\w-]+/)*[\w-]+\.md)$")
FOLDER = re.compile(r"^(?:[\w-]+/)+$")
MADE = {**dict.fromkeys(build.COMMITTED, "docs"), **build.OTHERS}
MADE_WITHIN = 6  # lines
README_LINES, README_COLUMNS = 120, 100
CHANGES = ["Added", "Changed", "Fixed"]


class Source:
    def __init__(self, folder):
        self.folder = folder
        listed = subprocess.run(["git", "-C", folder, "ls-files", "-co", "--exclude-standard"],
                                capture_output=True, text=True, check=True).stdout
        self.files = [name for name in listed.splitlines() if (folder / name).exists()]

    def read(self, name):
        return (self.folder / name).read_text()

    def pages(self):
        return [name for name in self.files if name.endswith(".md")]


def first_cells(page):
    """The first cells of a page's rows."""
    return [line.split(" | ")[0].removeprefix("| ").strip() for line in page.splitlines() if line.startswith("| ")]


def resolves(source, page, name):
    """As from the source's folder, or from the page's."""
    return any(next(base.glob(name.rstrip("/")), None) for base in (source.folder, (source.folder / page).parent))


def unresolved(source):
    for page in source.pages():
        text = FENCED.sub("", source.read(page))
        named = [name for name in QUOTED.findall(text) if PATH.match(name)]
        links = [name for name in LINK.findall(QUOTED.sub("", text)) if "://" not in name]
        for name in sorted({*named, *links}):
            if not resolves(source, page, name):
                yield f"{page} names {name}, which does not exist"


def folders(source, part):
    """Those of a part; of folders that hold no code, the topmost alone, since the others are its data."""
    code = (".h", ".cpp", ".sh")
    inside = [pathlib.PurePosixPath(name).relative_to(part) for name in source.files if name.startswith(part + "/")]
    every = {folder for file in inside for folder in file.parents} - {pathlib.PurePosixPath(".")}
    holding = {folder for file in inside if file.suffix in code for folder in file.parents}
    return {str(folder) for folder in every if folder in holding or folder.parent in holding}


def unnamed_folders(source):
    for part in PARTS:
        page = f"{part}/README.md"
        text = FENCED.sub("", source.read(page))
        named = {name.rstrip("/") for name in QUOTED.findall(text) if FOLDER.match(name) and name.split("/")[0] not in TOP}
        there = folders(source, part)
        yield from (f"{page} does not name {name}/" for name in sorted(there - named))
        yield from (f"{page} names {name}/, which is not a folder of it" for name in sorted(named - there))


def unnamed_tests(source):
    """The folders directly below tests, and corpus."""
    for page in ("tests/README.md", "corpus/README.md"):
        named = set(QUOTED.findall(source.read(page)))
        inside = [name.split("/") for name in source.files if name.startswith(page.removesuffix("README.md"))]
        below = {parts[1] + "/" for parts in inside if len(parts) > 2}
        yield from (f"{page} does not name {folder}" for folder in sorted(below - named))


def unnamed_pages(source):
    named = set(QUOTED.findall(source.read("docs/README.md")))
    for file in sorted(name.removeprefix("docs/") for name in source.files if name.startswith("docs/")):
        if file != "README.md" and not named & {file, file.split("/")[0] + "/"}:
            yield f"docs/README.md does not name {file}"


def unnamed_subcommands(source):
    for name in build.subcommands():
        if not re.search(rf"`(tenor )?{name}\b", source.read("README.md") + source.read("docs/usage.md")):
            yield f"neither README.md nor docs/usage.md names `tenor {name}`"


def other_subcommands(program):
    """docs/build.py reads the table of main.cpp; the program says what is in it."""
    listed = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout.split("Subcommands:\n")[1]
    names = re.findall(r"^  ([a-z]+) ", listed, re.M)
    if names != build.subcommands():
        yield f"docs/build.py takes the subcommands for {build.subcommands()}, and the program lists {names}"


def large_readme(source):
    lines = source.read("README.md").splitlines()
    if len(lines) > README_LINES:
        yield f"README.md has {len(lines)} lines, more than {README_LINES}"
    for number, line in enumerate(lines, 1):
        if len(line) > README_COLUMNS:
            yield f"README.md:{number} has {len(line)} columns, more than {README_COLUMNS}"


def unsorted_changes(source):
    """A release has the three headings, and an item begins with the command that it is about, or with a word for several."""
    whose = {*build.subcommands(), "all commands", "build"}
    for release in re.split(r"^## ", source.read("CHANGELOG.md"), flags=re.M)[1:]:
        title, headings = release.split("\n")[0], re.findall(r"^### (.*)", release, re.M)
        if headings != CHANGES:
            yield f"CHANGELOG.md, {title}: the headings are {headings}, not {CHANGES}"
        for item in re.findall(r"^\* (.*)", release, re.M):
            begin = re.match(r"\*\*([a-z ,]+)\*\*: ", item)
            if not begin or not whose.issuperset(begin[1].split(", ")):
                yield f"CHANGELOG.md, {title}: '{item[:50]}' does not begin with '**COMMAND**: '"


def unsigned_pages(source):
    for page, verb in MADE.items():
        head = "\n".join(source.read(f"docs/{page}").splitlines()[:MADE_WITHIN])
        if f"`./dev {verb}`" not in head:
            yield f"docs/{page} does not say in its first {MADE_WITHIN} lines that `./dev {verb}` makes it"
        if not re.search(rf"^  {verb}\) ", source.read("dev"), re.M):
            yield f"dev has no verb {verb}, which makes docs/{page}"


def compared(page, rows, makers):
    yield from (f"docs/{page} has no row of {name}" for name in sorted(makers - rows))
    yield from (f"docs/{page} has a row of {name}, which its maker does not print" for name in sorted(rows - makers))


def stale_mutants(source):
    kinds = set(re.findall(r'"([a-z]+): ', source.read("tests/solver/specified/mutants.cpp")))
    page = source.read("docs/mutants.md")
    by_mistake, head, by_program = page.partition(mutants.HEAD_FOR_ALL_SIZES)
    yield from compared("mutants.md", set(first_cells(by_mistake)) - {"mistake", "*all*"}, kinds)
    programs = {path.stem for path in (source.folder / "tests/solver/family/programs").glob("*.py")}
    yield from compared("mutants.md", set(first_cells(by_program)) - {"*all*"}, programs)
    if not page.startswith(mutants.HEAD) or not head:
        yield "docs/mutants.md does not have the heads of docs/mutants.py"


def stale_operators(source):
    """The operators of the calls, and those with a rule of their own."""
    table, _, rules = source.read("docs/operators.md").partition("\n## ")
    calls = {case.operator for case in operators.operator_bodies.read_cases("*")}
    own = {name for names in operators.own_rules().values() for name in names}
    yield from compared("operators.md", set(re.findall(r"^\| `([\w.]+)` \| \d", table, re.M)), calls)
    yield from compared("operators.md", set(re.findall(r"`([\w.]+)`", rules)), own)


def stale_laws(source):
    table = source.read("semantics/domain/term/laws.cpp")
    laws = set(re.findall(r'^    \{"([a-z-]+)", k[A-Z]', table, re.M))
    rows = set(first_cells(re.split(r"^\| terms ", source.read("docs/laws.md"), flags=re.M)[0])) - {"law"}
    yield from compared("laws.md", rows, laws)


def stale_benchmarks(source):
    """What a script prints in a row's first cell, with anything where it puts a value in; or the whole cell is such a value."""
    scripts = "".join(source.read(name) for name in source.files if re.match(r"tests/bench/\w+\.py$", name))
    heads = set(re.findall(r'f"\| ((?:[^|"])*) \|', scripts))
    forms = {head: re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(head))) for head in heads if not re.fullmatch(r"\{\w+\}", head)}
    rows = first_cells(source.read("docs/benchmarks.md"))[1:]
    yield from (f"docs/benchmarks.md has no row of '{head}'" for head, form in sorted(forms.items())
                if not any(map(form.fullmatch, rows)))
    yield from (f"docs/benchmarks.md has a row of '{row}', which no script prints" for row in rows
                if f'"{row}"' not in scripts and not any(form.fullmatch(row) for form in forms.values()))


QUESTIONS = (unresolved, unnamed_folders, unnamed_tests, unnamed_pages, unnamed_subcommands, large_readme, unsorted_changes, unsigned_pages,
             stale_mutants, stale_operators, stale_laws, stale_benchmarks)


def main():
    source = Source(pathlib.Path(sys.argv[1]).resolve())
    found = [fault for question in QUESTIONS for fault in question(source)]
    found += other_subcommands(sys.argv[2])
    print("\n".join(found))
    print(f"{len(source.pages())} pages, {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
