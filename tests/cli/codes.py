# SPDX-License-Identifier: Apache-2.0
"""What `tenor check`, `run`, `specified` or `validate` says of the program that shows a code, for each that has one.

`codes/CODE.expected` holds the text, and the finding in JSON and in SARIF. The programs are those of
spec/clauses/programs, the one that `tenor explain CODE` shows; the arguments of a program are in its
second line, `# inputs: …`. `--bless` writes the expectations anew; `--share N` tries one of N.
"""
import argparse
import difflib
import json
import pathlib
import shlex
import subprocess
import sys

import golden
from share import is_tried

CODES = golden.HERE / "codes"
PROGRAMS = golden.HERE.parent.parent / "spec" / "clauses" / "programs"


def ask(program, *words):
    return subprocess.run([program, *words], capture_output=True, cwd=PROGRAMS, timeout=golden.SECONDS, check=False)


def examples(program):
    """The program of each code that has one."""
    entries = json.loads(ask(program, "explain", "--format", "json").stdout)["details"]["entries"]
    # Rules and checks have their file, clauses their kind.
    return {entry["id"]: entry["example"] for entry in entries
            if not entry["where"] and not entry["kind"] and entry["example"]}


def words_for(program, code, path, example):
    """Of the command that reports it."""
    second = example.split("\n")[1]
    given = shlex.split(second.removeprefix("# inputs: ")) if second.startswith("# inputs: ") else []
    if code.startswith("V-"):
        return ["validate", f"{path}::Before", f"{path}::After"]
    if code in ask(program, "check", path).stdout.decode():
        return ["check", path]
    budget = ["--steps", "100000"] if code.startswith("X-") else []
    return ["specified" if "expect specified" in example else "run", path, *budget, *given]


def shown(program, share=1):
    """Each code with an example, and the words of the command that reports it."""
    paths = {path.read_text(): str(path.relative_to(PROGRAMS)) for path in PROGRAMS.rglob("*.py")}
    for code, example in examples(program).items():
        if is_tried(code, share):
            yield code, words_for(program, code, paths[example], example)


def in_json(log, code):
    return [finding for finding in log["findings"] if finding["code"] == code]


def in_sarif(log, code):
    return [result for result in log["runs"][0]["results"] if result["ruleId"] == code]


def report_of(program, code, words):
    texts = [f"$ tenor {shlex.join(words)}\n", ask(program, *words).stdout.decode()]
    for name, found in (("json", in_json), ("sarif", in_sarif)):
        log = json.loads(ask(program, *words, "--format", name).stdout)
        texts.append(f"[{name}]\n{json.dumps(found(log, code), indent=1, ensure_ascii=False)}\n")
    return "".join(texts)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--bless", action="store_true")
    arguments.add_argument("--share", type=int, default=1)
    options = arguments.parse_args()
    program, bless = str(pathlib.Path(options.program).resolve()), options.bless
    failed, names = 0, examples(program)
    for code, words in shown(program, options.share):
        file = CODES / f"{code}.expected"
        got, expected = report_of(program, code, words), file.read_text() if file.exists() else ""
        if bless and got != expected:
            file.write_text(got)
            print(f"blessed {code}")
        elif got != expected or "\n[json]\n[]" in got or "\n[sarif]\n[]" in got:
            failed += 1
            sys.stdout.writelines(difflib.unified_diff(
                expected.splitlines(True), got.splitlines(True), f"{code}.expected", "printed"))
    for stale in sorted({path.stem for path in CODES.glob("*.expected")} - set(names)):
        failed += 1
        print(f"{stale}.expected is of no code that a program shows")
    print(f"{len(names)} codes, {failed} failed")
    return 1 if failed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
