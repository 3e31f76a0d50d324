#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The compiler loads the graph that we write of each corpus file, and finds in it the file's program.

By default one stage of each program, another one for each; with --all every file; and the programs
that stand there in both generations. The first stage of each program of Relax once more, without its
annotations: what each of the two derives is the same. Files that the compiler's own parser refuses are
counted and said: of those it is only asked to load the graph.
usage: written_modules_are_equal.py PROGRAM SOURCE TOOLS nested|flat [--all]
"""
import collections
import fnmatch
import pathlib
import subprocess
import sys
import tempfile

from prints_are_equal import asked, compiler, stages
from saved_modules_are_equal import PAIRS
from without_annotations import without_annotations

# Where the two read a text differently: a pattern of files, and why.
BRANCH = "a branch's last binding is annotated, and its value is not: kept by us, and judged; the compiler drops it"
SYNC = "the compiler's parser makes tvm_storage_sync(\"shared\") a call without datatype, of two arguments more"
ERROR = "the compiler's parser makes what tvm_throw_last_error gives a handle, which we know as an int32"
BACKWARDS = "we derive the device of a value from its uses, as Relax/VDevice has it; the compiler's parser does not"
INSIDE = "we erase dimensions bound inside of a sequence from what is known of it; the compiler's parser keeps them"
ORDER = "a dimension that is derived, and not written, has its terms in another order"
DIFFERENT = {
    "tir/fused_tail/nested/17-LowerTVMBuiltin.py": ERROR,
    "tir/fused_tail/nested/18-LowerIntrin.py": ERROR,
    "tir/zero_extent/nested/09-LowerTVMBuiltin.py": ERROR,
    "relax/data_dependent/flat/00-input.py": INSIDE,
    "relax/devices/flat/08-LowerRuntimeBuiltin.py": BACKWARDS,
    "relax/devices/flat/09-VMShapeLower.py": BACKWARDS,
    "relax/devices/flat/10-AttachGlobalSymbol.py": BACKWARDS,
    "relax/image_batches/flat/00-input.py": ORDER,
    "relax/growing_cache/flat/0[0-3]-*": INSIDE,
    "relax/sum_by_halves/*/0[123]-*": BRANCH,
    "relax/two_device_pipeline/flat/09-*": BACKWARDS,
    "relax/two_device_pipeline/flat/1*": BACKWARDS,
    "derived/growing_cache/flat/00-input.py": INSIDE,
    "derived/data_dependent/flat/00-input.py": INSIDE,
    "derived/image_batches/flat/00-input.py": ORDER,
    "tir/gpu_matmul/flat/31-ThreadSync.py": SYNC,
    "tir/gpu_stencil/flat/22-ThreadSync.py": SYNC,
}


def sample(files):
    """One stage of each program: the first of the first one, the second of the next, and so on."""
    programs = collections.defaultdict(list)
    for file in files:
        programs[file.parent].append(file)
    return [found[number % len(found)] for number, found in enumerate(programs.values())]


def derived(source, generation, folder):
    """The first stage of each program of Relax without annotations, as files of `folder`."""
    copies = []
    for file in sorted((source / "corpus/relax").glob(f"*/{generation}/00-input.py")):
        copy = folder / "derived" / file.relative_to(source / "corpus/relax")
        copy.parent.mkdir(parents=True)
        copy.write_text(without_annotations(file.read_text()))
        copies.append(copy)
    return copies


def written(program, path, generation, folder, number):
    command = [program, "print", path, "--to", f"{generation}-json"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    target = folder / f"{number:04}.json"
    target.write_text(text)
    return target


def reason(name):
    return next((why for pattern, why in DIFFERENT.items() if fnmatch.fnmatch(name, pattern)), None)


def main():
    program, source, tools, generation = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), sys.argv[4]
    command = compiler(tools, generation)
    if not command[0].exists():
        print(f"{command[0]} is not there: ./dev setup fetches it")
        return 77
    files = stages(source, generation)
    files = files if "--all" in sys.argv else sample(files)
    files += sorted((source / PAIRS / generation).glob("*.py"))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files += derived(source, generation, folder)
        requests = [{"original": str(f), "written": str(written(program, f, generation, folder, n))}
                    for n, f in enumerate(files)]
        answers = asked(command, "load_module.py", requests)
    counts = collections.Counter()
    bad = 0
    for answer in answers:
        verdict = answer["verdict"]
        name = answer["original"].removeprefix(f"{source / 'corpus'}/").removeprefix(f"{folder}/")
        counts[verdict] += 1
        expected = reason(name)
        if verdict == "not-loaded" or (verdict == "different") != (expected is not None):
            print(name, verdict, answer["message"] or expected)
            bad += 1
    print(f"{counts['equal']} equal, {counts['different']} different ({bad} wrongly listed), "
          f"{counts['original-unparsable']} loaded alone")
    return 1 if bad or counts["equal"] * 2 < len(files) else 0


if __name__ == "__main__":
    sys.exit(main())
