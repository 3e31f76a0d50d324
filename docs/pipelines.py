# SPDX-License-Identifier: Apache-2.0
"""What `tenor validate --dump` says of whole pipelines, by model and by pass: tables in Markdown.

The models are those of corpus/relax, at the stages of a compiler's default pipeline. `./dev pipelines` writes
docs/pipelines.md. --check judges the models in one of SHARE parts anew, and compares with the page. --whole writes docs/models.md,
of the models that corpus/relax/build.py --whole wrote: their stages until arguments are packed.
usage: pipelines.py PROGRAM [--check SHARE | --whole FOLDER]
"""
import collections
import json
import pathlib
import statistics
import subprocess
import sys
import time
import zlib

DOCS = pathlib.Path(__file__).resolve().parent
PAGE = DOCS / "pipelines.md"
CORPUS = DOCS.parent / "corpus" / "relax"
GENERATIONS = ("nested", "flat")
WORDS = ("equivalent", "bounded", "refines", "different", "unknown")
HEAD = """# Pipelines: what is decided of models, from the first stage to the last

Made by `./dev pipelines`; a test judges some models anew.
Each model of `corpus/relax` at the stages of a compiler's default pipeline, in both generations: `tenor validate --dump` compares
neighbouring stages. A change is a function that a pass changed; private functions count with those that call them. `equivalent`
counts verdicts without a bound, `bounded` those at the sizes that were tried.
"""
HEAD_WHOLE = """# Models: what is decided from a graph to its loops

Made by `./dev models`.
Five models of `corpus/relax` through the whole default pipeline of a compiler for a CPU, in both generations: from the graph as it
was made to the last stage before arguments are packed. `transformer_block` and `perceptron` have symbolic sizes. `tenor validate
--dump` compares neighbouring stages. A change is a function that a pass changed; private functions count with those that call
them. `equivalent` counts verdicts without a bound (some under a condition on sizes), `bounded` those at the sizes that were tried.
"""
COLUMNS = " | ".join(WORDS) + " |"
LINE = "---|" * len(WORDS)


def changes(program, folder):
    """(pass, word, why) of each function that a pass changed, and the seconds of all."""
    begin = time.perf_counter()
    command = [program, "validate", "--dump", folder, "--format", "json"]
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    seconds = time.perf_counter() - begin
    found = []
    for each in answer["details"]["functions"]:
        if each["stage"] == "pairs":  # compared through its callers
            continue
        word = "bounded" if each["verdict"] == "equivalent" and (each["bound"] or {}).get("kind") == "sizes" else each["verdict"]
        found.append((each["pass"].partition(" ")[2], word, each["why"]))
    return found, seconds


def judged(program, models, folder=CORPUS):
    """Of each model and generation."""
    return {(name, generation): changes(program, folder / name / generation)
            for name in models for generation in GENERATIONS if (folder / name / generation).is_dir()}


def counts(words):
    count = collections.Counter(words)
    return " | ".join(str(count[word]) for word in WORDS) + " |"


def row(key, found):
    return f"| {key[0]} | {key[1]} | {len(found)} | {counts(word for _, word, _ in found)}"


def models(folder=CORPUS):
    return sorted(p.name for p in folder.iterdir() if p.is_dir() and any((p / g).is_dir() for g in GENERATIONS))


def page(program, head, folder):
    found = judged(program, models(folder), folder)
    every = [change for of_model, _ in found.values() for change in of_model]
    passes = collections.defaultdict(list)
    for name, word, _ in every:
        passes[name].append(word)
    decided = sum(word != "unknown" for _, word, _ in every)
    median = statistics.median(seconds for _, seconds in found.values())
    lines = [head, f"{len(every)} changes in {len(found)} pipelines, {decided} decided ({100 * decided // len(every)} %). A pipeline took "
             f"{median:.1f} s in the page's run, as the median, and {max(seconds for _, seconds in found.values()):.0f} s at most.", "",
             f"| pass | changes | {COLUMNS}", f"|---|---|{LINE}",
             *(f"| {name} | {len(words)} | {counts(words)}" for name, words in sorted(passes.items())), "",
             f"| model | generation | changes | {COLUMNS}", f"|---|---|---|{LINE}", *(row(key, of) for key, (of, _) in found.items())]
    return "\n".join(lines) + "\n"


def stale(program, share):
    chosen = [name for name in models() if zlib.crc32(name.encode()) % share == 0]
    lines = set(PAGE.read_text().splitlines())
    made = [row(key, of) for key, (of, _) in judged(program, chosen).items()]
    return [line for line in made if line not in lines] + ([] if made else ["no model was chosen"])


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    if sys.argv[2:3] == ["--whole"]:
        PAGE.with_name("models.md").write_text(page(program, HEAD_WHOLE, pathlib.Path(sys.argv[3])))
        return 0
    if sys.argv[2:3] != ["--check"]:
        PAGE.write_text(page(program, HEAD, CORPUS))
        return 0
    found = stale(program, int(sys.argv[3]))
    print("\n".join([*found, "docs/pipelines.md is stale: run ./dev pipelines, and commit it"] if found else []))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
