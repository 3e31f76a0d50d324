#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Our bodies of operators against the kernels that TVM legalises the operators to, as a table in Markdown.

Each call of semantics/relax/op/calls.txt is legalised alone by TVM of the flat generation, and `tenor validate` compares
our PrimFunc with its: as floats, then with sums in any order, then with floats as real numbers. What is equal in none of
them has a remark here, from the first difference that the comparison shows. Where nothing is decided for all data, the
indices that calls.txt bounds are drawn and given. It takes minutes: `./dev operators` writes docs/operators.md.
usage: operators.py PROGRAM BODIES TOOLS
"""
import collections
import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests/tvm"))
import legalised  # noqa: E402
import operator_bodies  # noqa: E402

SECONDS = "20"
JOBS = 2
OTHER = "another formula"
WORDS = {
    "bit-equal": "the results have the same bits for all inputs",
    "reassociate": "equal where sums and products may be in any order",
    "real": "equal where floats are real numbers",
    OTHER: "equal in none of these: the remark names the formula or the first difference, and how far they are apart",
    "unspecified": "ours has a result, and TVM's kernel is unspecified for the same inputs: a fault of it (`findings.md`)",
    "open": "not decided: the remark is what `tenor validate` says",
    "several kernels": "the legalised call is kernels that cannot be joined to one",
    "not legalised": "TVM leaves the call, or fails at it",
    "no body": "ours has no PrimFunc of this call: it is refused, has a rule of its own, or asks data for its shape",
}
BEGINS = "TVM begins with place -1 and the last finite number, and gives -1 where no element is beyond that; ours the first place"
ROUNDED = "the constants are rounded at other places"
REMARKS = {
    "argmax": BEGINS,
    "argmin": BEGINS,
    "grad.max_pool2d_backward": "TVM begins with the last finite number, so that a window with nothing beyond it passes no gradient on",
    "index_put": "TVM stores in parallel, so that any value of equal indices may stand; ours the last",
    "log_add_exp": "TVM: log(exp(a) + exp(b)), which overflows; ours takes the maximum out first",
    "image.affine_grid": "coordinates: " + ROUNDED,
    "image.resize2d": "weights: " + ROUNDED,
    "image.resize3d": "weights: " + ROUNDED,
    "vision.roi_align": "TVM adds the four parts in another order, and leaves out those beyond the image, which ours weighs by 0",
}
LEAST = "-3.4028235e+38"
HEAD = """# Operators: our bodies against what TVM legalises them to

Each call of `semantics/relax/op/calls.txt`: our PrimFunc of it, and the kernel that `relax.transform.LegalizeOps` makes of it,
compared by `tenor validate`. Made by `./dev operators`, with TVM {version} on {date}.
A call that is legalised to a constant, to one of its arguments, or to a chain of kernels is compared as that. `given indices`
are drawn, and the verdict is for these and any other data. How far compiled kernels are from ours on random inputs
`tests/tvm/operator_bodies.py` compares.

| word | calls | meaning |
|---|---|---|"""
ROWS = """
| operator | calls | word | remark |
|---|---|---|---|"""
OWN = """
## Operators with a rule of their own

{count} operators have a rule in place of a body.

| because | operators |
|---|---|"""
ASSUMED = {"bit-equal": (), "reassociate": ("--assume", "reassociate"), "real": ("--assume", "real")}


def bodies(program, cases, folder):
    """Our PrimFuncs in one file, and why some cases have none."""
    source, printed = folder / "calls.py", folder / "bodies.py"
    source.write_text(operator_bodies.HEAD + "@I.ir_module\nclass Module:\n" + "\n".join(c.function() for c in cases))
    printed.write_text(subprocess.run([program, source], capture_output=True, text=True, check=True).stdout)
    return printed, dict(re.findall(r"^# (f\w+): (.*)$", printed.read_text(), re.M))


def validate(program, before, after, options):
    command = [program, "validate", before, after, "--time", SECONDS, "--format", "json", *options]
    answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    functions = answer["details"].get("functions", [{"why": answer["verdict"]}])
    return answer, functions[-1]["why"]


def indices_of(case, before, folder):
    """Options that give the inputs of which the case bounds the numbers."""
    import numpy

    options = []
    for (name, (*_, bound, _)), array in zip(names_of(case, before), case.draw(numpy.random.default_rng(1), numpy)):
        if bound:
            path = folder / f"{case.name}_{name}.given.npy"
            numpy.save(path, array)
            options += ["--input", f"{name}={path}"]
    return options


def compare(program, case, before, after, given):
    """The word of a case, and a remark, where these inputs are given."""
    reasons, differences = [], []
    for word, options in ASSUMED.items():
        answer, why = validate(program, f"{before}::{case.name}", f"{after}::{case.name}", [*options, *given])
        if answer["verdict"] in ("equivalent", "refines"):
            remarks = [answer["verdict"]] if answer["verdict"] == "refines" else []
            return word, "; ".join(remarks + ([f"where {answer['bound']}"] if answer["bound"] else []))
        reasons.append(why)
        if answer["verdict"] == "different":
            differences.append(why)
    if case.why:
        return OTHER, case.why
    for why in reasons:
        if "AFTER ends with U-" in why:
            return "unspecified", why.split("AFTER ends with ")[1]
    if differences:
        return OTHER, REMARKS.get(case.operator, differences[0])
    return "open", f"{answer['verdict']}: {reasons[-1]}"


def names_of(case, before):
    """Each input of the case, under the name that our PrimFunc gives it."""
    return zip(re.findall(r"(\w+): T\.Buffer", re.search(rf"def {case.name}\((.*)\):", before.read_text())[1]), case.inputs)


def least_floats(case, before):
    """Options that give the floats their least number, of which drawn inputs have few."""
    return [option for name, (_, _, dtype, *_) in names_of(case, before) if dtype == "float32"
            for option in ("--input", f"{name}=fill:{LEAST}")]


def reach(program, case, before, after, folder):
    """How far the results of both kernels are apart on drawn inputs."""
    import numpy

    arrays, results = case.draw(numpy.random.default_rng(1), numpy), []
    for path in (before, after):
        parameters = re.findall(r"(\w+): T\.Buffer", re.search(rf"def {case.name}\((.*)\):", path.read_text())[1])
        outputs = parameters[len(arrays):]
        command = [program, "run", f"{path}::{case.name}", "-q"]
        for name, array in zip(parameters, arrays):
            numpy.save(folder / f"{case.name}_{name}.npy", array)
            command += ["--input", f"{name}={folder}/{case.name}_{name}.npy"]
        for name in outputs:
            command += ["--output", f"{name}={folder}/{case.name}_{name}.out.npy"]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return ""
        results.append([numpy.load(folder / f"{case.name}_{name}.out.npy").astype("float64") for name in outputs])
    apart = max(float(abs(a - b).max() / max(abs(a).max(), 1e-300)) for a, b in zip(*results))
    return f"on drawn inputs {f'apart by at most {apart:.0e} of the greatest element' if apart else 'equal'}"


def judge(program, case, before, after, folder):
    """The word of a case, and a remark. An index outside is not a fault of a kernel where all inside are decided."""
    word, remark = compare(program, case, before, after, [])
    given = indices_of(case, before, folder) if word in ("open", "unspecified") else []
    if given:
        inside, why = compare(program, case, before, after, given)
        if inside != "open" or word == "open":
            elsewhere = [f"elsewhere {remark}"] if word == "unspecified" else []
            word, remark = inside, "; ".join([why] * bool(why) + ["for given indices"] + elsewhere)
    least = least_floats(case, before) if word == "open" else []
    if least and compare(program, case, before, after, [*given, *least])[0] == OTHER:
        word, remark = OTHER, REMARKS.get(case.operator, f"where each float is {LEAST}")
    if word == OTHER and not case.why:
        remark = "; ".join(part for part in (remark, reach(program, case, before, after, folder)) if part)
    return word, remark


def rows(program, cases, ours, theirs, folder):
    """(operator, word, remark) of each case."""
    printed, refused = ours

    def row(case):
        kernel = theirs[case.name]
        if case.name in refused:
            return case.operator, "no body", refused[case.name]
        if isinstance(kernel, legalised.Other):
            kind, remark = str(kernel).split(": ", 1)
            return case.operator, kind, remark
        after = folder / f"{case.name}.py"
        after.write_text(kernel)
        return case.operator, *judge(program, case, printed, after, folder)

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(row, cases))


def own_rules():
    """The operators with a rule in place of a body, by the reason."""
    source = (HERE.parent / "semantics/relax/op/without_body.cpp").read_text()
    reasons = dict(re.findall(r'std::string_view (k\w+) = "(.*)";', source))
    found = collections.defaultdict(list)
    for name, reason in re.findall(r'\{"([\w.]+)", kOwnRule, (k\w+)\}', source):
        found[reasons[reason]].append(name)
    return found


def page(found, version):
    calls = collections.Counter(found)
    words = collections.Counter(word for _, word, _ in found)
    yield HEAD.format(version=version, date=datetime.date.today())
    yield from (f"| {word} | {words[word]} | {meaning} |" for word, meaning in WORDS.items() if words[word])
    yield ROWS
    yield from (f"| `{operator}` | {count} | {word} | {remark.replace('|', chr(92) + '|')} |"
                for (operator, word, remark), count in sorted(calls.items()))
    own = own_rules()
    yield OWN.format(count=sum(map(len, own.values())))
    yield from (f"| {reason} | {', '.join(f'`{name}`' for name in sorted(names))} |" for reason, names in sorted(own.items()))


def main():
    program, printer, tools = sys.argv[1:]
    try:
        import tvm
    except ImportError:  # in the compiler's own Python
        python = pathlib.Path(tools) / "flat/bin/python"
        os.execv(python, [str(python), "-B", *sys.argv])
    cases = operator_bodies.read_cases("*")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        found = rows(program, cases, bodies(printer, cases, folder), legalised.kernels(tvm, cases), folder)
    print("\n".join(page(found, tvm.__version__)))


if __name__ == "__main__":
    main()
