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


def shown(program):
    """Each code with an example, and the words of the command that reports it."""
    paths = {path.read_text(): str(path.relative_to(PROGRAMS)) for path in PROGRAMS.rglob("*.py")}
    entries = json.loads(ask(program, "explain", "--format", "json").stdout)["details"]["entries"]
    for entry in entries:
        # Rules and checks have their file, clauses their kind.
        if entry["where"] or entry["kind"] or not entry["example"]:
            continue
        path, second = paths[entry["example"]], entry["example"].split("\n")[1]
        given = shlex.split(second.removeprefix("# inputs: ")) if second.startswith("# inputs: ") else []
        if entry["id"].startswith("V-"):
            yield entry["id"], ["validate", f"{path}::Before", f"{path}::After"]
            continue
        static = entry["id"] in ask(program, "check", path).stdout.decode()
        budget = ["--steps", "100000"] if entry["id"].startswith("X-") else []
        command = "specified" if "expect specified" in entry["example"] else "run"
        yield entry["id"], ["check", path] if static else [command, path, *budget, *given]


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
    failed, names = 0, set()
    for code, words in shown(program):
        names.add(code)
        if not is_tried(code, options.share):
            continue
        file = CODES / f"{code}.expected"
        got, expected = report_of(program, code, words), file.read_text() if file.exists() else ""
        if bless and got != expected:
            file.write_text(got)
            print(f"blessed {code}")
        elif got != expected or "\n[json]\n[]" in got or "\n[sarif]\n[]" in got:
            failed += 1
            sys.stdout.writelines(difflib.unified_diff(
                expected.splitlines(True), got.splitlines(True), f"{code}.expected", "printed"))
    for stale in sorted({path.stem for path in CODES.glob("*.expected")} - names):
        failed += 1
        print(f"{stale}.expected is of no code that a program shows")
    print(f"{len(names)} codes, {failed} failed")
    return 1 if failed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
