# SPDX-License-Identifier: Apache-2.0
"""What `tenor run`, `specified` and `validate` say of the schedules of corpus/schedules, as tables in Markdown.

Every stage is run on the program's inputs and compared with the outputs, one that runs is asked whether
it is specified, every pair of stages in turn is compared, and so is each schedule with its text. `./dev schedules` writes docs/schedules.md; --check
makes the lines of one program in SHARE anew, and compares them with the page.
--sampled counts what is decided of the pairs that corpus/schedules/sample.py writes.
usage: schedules.py PROGRAM [--check SHARE | --sampled FOLDER]
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import zlib

import conflicts

CORPUS = pathlib.Path(__file__).resolve().parent.parent / "corpus" / "schedules"
PAGE = pathlib.Path(__file__).resolve().parent / "schedules.md"
GENERATIONS = ("nested", "flat")
HEAD = """# Schedules: what is decided of programs for threads

`tenor run` of every stage of `corpus/schedules` on the program's inputs, `tenor specified` of those that run, and
`tenor validate` of each stage against the one before and of each schedule against its text. Made by `./dev schedules`;
a test makes some rows anew.
"""
STAGES = """
## Stages

`right`: the outputs are those of the text compiled for a CPU, bit for bit; `wrong`: they are others. A code says why a stage
did not run to its end: S- is refused by name, a conflict has the kind of loop and its cause. Those after SplitHostDevice are
the host's part and the kernels; the last are the kernels alone.

| program | generation | stages |
|---|---|---|"""
PAIRS = """
## Pairs

Of each stage and the next: `decided` is equivalent or refines, with or without a bound; `refused` says that one side reached
an instruction without a rule; `ill-formed` that the compiler left a name that nothing binds; `open` has no answer for another
reason. `schedule` is the last step of the schedule against the text.

| program | generation | pairs | decided | refused | ill-formed | open | different | schedule |
|---|---|---|---|---|---|---|---|---|"""
KINDS = ("decided", "refused", "ill-formed", "open", "different")


def tenor(program, *arguments):
    command = [program, *map(str, arguments), "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    answer = json.loads(done.stdout) if done.stdout else {"verdict": "no answer", "findings": [], "details": {}}
    return answer | {"status": done.returncode}


def has_host(stage, about):
    """Is the function of the program there, and not its kernels alone?"""
    return f"    def {about['function']}(" in stage.read_text()


def options(folder, option, files):
    return [word for name, file in files.items() for word in (option, f"{name}={folder / file}")]


def run(program, folder, about, stage):
    """`right`, or why not: in the profile of bytes where memory is viewed otherwise than it was allocated."""
    text = stage.read_text()
    if not has_host(stage, about):
        faults = [f for f in tenor(program, "check", stage)["findings"] if f["severity"] == "error"]
        return "kernels alone" + (f", {reason(faults[0], text)}" if faults else "")
    what = f"{stage}::Module::{about['function']}"
    inputs, outputs = options(folder, "--input", about["inputs"]), options(folder, "--expect", about["outputs"])
    for profile in ("portable", "lowered"):
        answer = tenor(program, "run", what, "--profile", profile, *inputs, *outputs)
        if answer["verdict"] == "done":
            asked = tenor(program, "specified", what, "--profile", profile, "--runs", "4", *inputs)["verdict"]
            word = "right" if answer["status"] == 0 else "wrong"
            return word if asked == "specified" else f"{word}, but {asked}"
        faults = [f for f in answer["findings"] if f["severity"] == "error"]
        if not faults or faults[0]["code"] not in ("U-LAYOUT", "S-POINTER"):
            break
    return reason(faults[0], text) if faults else answer["verdict"]


def reason(finding, text):
    code = finding["code"]
    if code == "U-LOOP-CONFLICT":
        return f"{code} ({', '.join(conflicts.classify(finding, text))})"
    name = re.search(r"(?:reached (?:the builtin )?|^)(?:T\.)?([\w.]+)(?:, a device|, which has no rule| has no rules| is not a known)", finding["message"])
    return f"{code} {name[1]}" if name else code


def ranges(stages, words):
    """`00 to 03 right; 04 S-DEVICE tvm_storage_sync`."""
    parts, begin = [], 0
    for i in range(1, len(stages) + 1):
        if i < len(stages) and words[i] == words[begin]:
            continue
        first, last = stages[begin].name[:2], stages[i - 1].name[:2]
        parts.append((first if first == last else f"{first} to {last}") + " " + words[begin])
        begin = i
    return "; ".join(parts)


REFUSED = re.compile(r"without a rule|has no rules?|is not a known construct")


def judge(program, about, before, after):
    """(the word of the table, why) of a pair."""
    answer = tenor(program, "validate", *(f"{stage}::Module::{about['function']}" for stage in (before, after)))
    functions = answer["details"].get("functions", [])
    why = functions[-1]["why"] if functions else " ".join(f["message"] for f in answer["findings"][:1])
    word = answer["verdict"]
    if word in ("equivalent", "refines"):
        return "decided", why
    if word in ("different", "ill-formed"):
        return "refused" if REFUSED.search(why) else word, why
    return ("refused" if word == "out-of-scope" or REFUSED.search(why) else "open"), f"{word}: {why}"


class Row:
    """A program in one generation."""

    def __init__(self, program, folder, generation):
        about = json.loads((folder / "program.json").read_text())
        self.name, self.generation = folder.name, generation
        self.stages = sorted((folder / generation).glob("*.py"))
        self.words = [run(program, folder, about, stage) for stage in self.stages]
        whole = [stage for stage in self.stages if has_host(stage, about)]
        self.pairs = [judge(program, about, *pair) for pair in zip(whole, whole[1:])]
        steps = [stage for stage in self.stages if stage.stem[3:].startswith("Schedule.")]
        self.schedule = judge(program, about, self.stages[0], steps[-1])
        self.last_step = self.stages.index(steps[-1])

    def stage_line(self):
        return f"| {self.name} | {self.generation} | {ranges(self.stages, self.words)} |"

    def pair_line(self):
        count = collections.Counter(word for word, _ in self.pairs)
        cells = " | ".join(str(count[word]) for word in KINDS)
        return f"| {self.name} | {self.generation} | {len(self.pairs)} | {cells} | {self.schedule[0]} |"


def rows(program, names):
    work = [(program, CORPUS / name, g) for name in names for g in GENERATIONS]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda each: Row(*each), work))


def programs():
    return sorted(p.parent.name for p in CORPUS.glob("*/program.json"))


CONFLICT = re.compile(r"CONFLICT \((\w+), (.*)\)")


def counted(columns, counts):
    """A table of how often each pair of words occurs, and in how many programs."""
    yield from ("", f"| {' | '.join(columns)} | programs |", "|---|---|---|---|")
    for words, found in sorted(counts.items()):
        yield f"| {' | '.join(words)} | {len(found)} | {len(set(found))} |"


def of_stages(made):
    """Stages that conflict by kind of loop and cause, and others by code."""
    conflicting, others = collections.defaultdict(list), collections.Counter()
    for row in made:
        for word in row.words:
            found = CONFLICT.search(word)
            if found:
                conflicting[found[1], found[2]].append(row.name)
            else:
                others[word] += 1
    yield "\n## What stages say\n\n| word | stages |\n|---|---|"
    yield from (f"| {word} | {count} |" for word, count in sorted(others.items(), key=lambda each: (-each[1], each[0])))
    yield "\n## Conflicts"
    yield from counted(("kind of loop", "cause", "stages"), conflicting)


def of_differences(made):
    """Of pairs that are different: the conflict that AFTER has, or that it has other values."""
    counts = collections.defaultdict(list)
    for row in made:
        pairs = [("stages in turn", after, word) for after, (word, _) in zip(row.words[1:], row.pairs)]
        for what, after, word in [*pairs, ("schedules", row.words[row.last_step], row.schedule[0])]:
            if word == "different":
                found = CONFLICT.search(after)
                counts[what, ", ".join(found.groups()) if found else "other values"].append(row.name)
    yield "\n## Differences\n\nOther values are those of `two_extents`, InjectVirtualThread of 0.22, merged shared memory of 0.26, and async copies (`findings.md`)."
    yield from counted(("pairs", "cause", "different"), counts)


def of_reading(program):
    """Stages with an error that `tenor check` finds, by code and what it names."""
    files = collections.defaultdict(set)
    for finding in tenor(program, "check", CORPUS)["findings"]:
        if finding["severity"] == "error":
            name = re.match(r"(?:T\.)?([\w.]+)(?: has no rules| is not a known| is a device)", finding["message"])
            files[f"{finding['code']} {name[1] if name else ''}".strip()].add(finding["span"]["file"])
    yield "\n## What is not read, or has no rules\n\n`tenor check` of every stage.\n\n| finding | stages |\n|---|---|"
    yield from (f"| {word} | {len(found)} |" for word, found in sorted(files.items()))


def of_pairs(made):
    """How many of all are decided, of stages in turn and of schedules; and the pairs that are not, by pass."""
    yield "\n## What is decided\n\n| pairs | all | " + " | ".join(KINDS) + " |\n|---|---" + "|---" * len(KINDS) + "|"
    schedules = [("CPU" if "_cpu_" in row.name else "GPU", row.schedule[0]) for row in made]
    named = [(f"schedules for a {device}", [word for d, word in schedules if d == device]) for device in ("CPU", "GPU")]
    named.append(("stages in turn", [word for row in made for word, _ in row.pairs]))
    for name, words in named:
        yield f"| {name} | {len(words)} | " + " | ".join(str(words.count(kind)) for kind in KINDS) + " |"


def others_of(row):
    """What is different or open, and why."""
    pairs = [(f"{a.stem} to {b.stem}", *found) for a, b, found in zip(row.stages, row.stages[1:], row.pairs)]
    pairs.append((f"{row.stages[0].stem} to {row.stages[row.last_step].stem}", *row.schedule))
    for stages, word, why in dict.fromkeys(pairs):
        if word in ("different", "open"):
            yield f"| {row.name} | {row.generation} | {stages} | {word} | {why} |"


OTHERS = """
## What is different, or open

| program | generation | stages | word | why |
|---|---|---|---|---|"""


def page(program):
    made = rows(program, programs())
    lines = [HEAD.rstrip(), *of_pairs(made), *of_differences(made), *of_stages(made),
             *of_reading(program), STAGES, *(row.stage_line() for row in made),
             PAIRS, *(row.pair_line() for row in made), OTHERS, *(line for row in made for line in others_of(row))]
    return "\n".join(lines) + "\n"


def stale(program, share):
    """Are lines of one program in `share`, chosen by its texts, other than those of the page?"""
    text = PAGE.read_text()
    named = set(re.findall(r"^\| (\w+) \| (?:nested|flat) \| \d\d", text, re.M))
    wrong = [f"the page has {name}, or the corpus, and not both" for name in sorted(named ^ set(programs()))]
    wrong += [f"not in the page: {line}" for line in of_reading(program) if line not in text]
    chosen = [name for name in programs() if crc(name) % share == 0]
    for row in rows(program, chosen):
        wrong += [f"not in the page: {line}" for line in (row.stage_line(), row.pair_line(), *others_of(row)) if line not in text]
    print(*wrong, f"{len(chosen)} programs made anew, {len(wrong)} faults", sep="\n")
    return 1 if wrong else 0


def sampled(program, folder):
    """Counts of pairs `before.py` and `after.py` in folders, by device and verdict or conflict."""
    counts = collections.defaultdict(list)
    for after in sorted(folder.glob("*/after.py")):
        about = {"function": after.parent.name}
        word, why = judge(program, about, after.parent / "before.py", after)
        answer = tenor(program, "run", after)
        faults = [f for f in answer["findings"] if f["severity"] == "error"]
        if word == "different":
            why = reason(faults[0], after.read_text()) if faults else "other values"
        device = "CPU" if "_cpu_" in after.parent.name else "GPU"
        counts[f"{device}, {word}", why if word == "different" else ""].append(after.parent.name)
    print(*counted(("device and verdict", "cause", "pairs"), counts), sep="\n")
    return 0


def crc(name):
    """What changes when any stage of the program does."""
    return zlib.crc32(b"".join(file.read_bytes() for file in sorted((CORPUS / name).glob("*/*.py"))))


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:3] == ["--check"]:
        return stale(program, int(sys.argv[3]))
    if sys.argv[2:3] == ["--sampled"]:
        return sampled(program, pathlib.Path(sys.argv[3]))
    PAGE.write_text(page(program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
