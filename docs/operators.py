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
import operator_bodies  # noqa: E402

SECONDS = "20"
JOBS = 2
OTHER = "another formula"
WORDS = {
    "bit-equal": "the results have the same bits for all inputs",
    "reassociate": "equal where sums and products may be in any order",
    "real": "equal where floats are real numbers",
    OTHER: "equal in none of these: the remark is the first difference, or how far it reaches",
    "unspecified": "ours has a result, and TVM's kernel is unspecified for the same inputs: a fault of it (`findings.md`)",
    "open": "not decided: the remark is what `tenor validate` says",
    "several kernels": "the legalised call is a chain of kernels",
    "not legalised": "TVM leaves the call, or fails at it",
    "no body": "ours has no PrimFunc of this call: it is refused, has a rule of its own, or asks data for its shape",
}
FINITE = "TVM's maximum or minimum begins with the last finite number, ours with an infinity"
BEGINS = {"3.4028235e+38": FINITE, "-65504": FINITE}
REMARKS = {
    "round": "TVM: nearbyint, ours: round",
    "nn.selu": "TVM adds the parts of both signs, ours selects one",
    "log_add_exp": "TVM: log(exp(a) + exp(b)), which overflows; ours takes the maximum out first",
    "nn.attention": "TVM's maximum includes a 0 for each masked score, ours leaves masked scores out",
    "image.affine_grid": "coordinates: the constants are rounded at other places",
    "image.resize2d": "weights: the constants are rounded at other places",
    "image.resize3d": "weights: the constants are rounded at other places",
}
HEAD = """# Operators: our bodies against what TVM legalises them to

Each call of `semantics/relax/op/calls.txt`: our PrimFunc of it, and the kernel that `relax.transform.LegalizeOps` makes of it,
compared by `tenor validate`. Made by `./dev operators`, with TVM {version} on {date}.
How far compiled kernels are from ours on random inputs `tests/tvm/operator_bodies.py` compares.

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


class Other(Exception):
    """What TVM makes of a call is not one kernel."""


def kernel_of(tvm, case):
    """TVM's PrimFunc of the call, with a buffer for each input of the call, under the call's name."""
    from tvm import relax, tirx

    module = tvm.script.from_source("@I.ir_module\nclass Module:\n" + case.function())
    try:
        with tvm.target.Target("llvm"):
            module = relax.transform.LegalizeOps()(module)
    except Exception as error:  # pylint: disable=broad-exception-caught  # of any kind
        raise Other("not legalised: " + str(error).strip().splitlines()[-1][:90]) from error
    function = module[case.name]
    values = [binding.value for block in function.body.blocks for binding in block.bindings]
    calls = [value for value in values if isinstance(value, relax.Call)]
    names = [call.op.name for call in calls if hasattr(call.op, "name")]
    if names == ["relax." + case.operator]:
        raise Other("not legalised: the compiler leaves the call as it is")
    if names != ["relax.call_tir"]:
        kernels = [call.args[0].name_hint if call.args and hasattr(call.args[0], "name_hint") else str(call.op.name)
                   for call in calls if hasattr(call.op, "name")]
        raise Other("several kernels: " + (", ".join(kernels) or "none, but a constant"))
    kernel, given = module[calls[0].args[0]], list(calls[0].args[1].fields)
    inputs, results = list(kernel.params[:len(given)]), list(kernel.params[len(given):])
    parameters = []
    for parameter in function.params:
        if given and given[0].same_as(parameter):
            given.pop(0)
            parameters.append(inputs.pop(0))
        else:
            parameters.append(tirx.decl_buffer(parameter.ty.shape.values, str(parameter.ty.dtype), name="unused"))
    if given:
        raise Other("several kernels: one, of arguments that the call computes")
    made = tirx.PrimFunc(parameters + results, kernel.body, kernel.ret_type, kernel.attrs)
    return made.with_attr("global_symbol", case.name).script()


def kernels(tvm, cases):
    """TVM's PrimFunc of each case, as text; or what it has in its place."""
    made = {}
    for case in cases:
        try:
            made[case.name] = kernel_of(tvm, case)
        except Other as other:
            made[case.name] = other
    return made


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

    parameters = re.search(rf"def {case.name}\((.*)\):", before.read_text())[1]
    options = []
    for name, (*_, bound, _), array in zip(re.findall(r"(\w+): T\.Buffer", parameters), case.inputs,
                                           case.draw(numpy.random.default_rng(1), numpy)):
        if bound:
            path = folder / f"{case.name}_{name}.npy"
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
    for part, remark in BEGINS.items():
        if any(part in why for why in reasons):
            return OTHER, remark
    if case.operator in REMARKS:
        return OTHER, REMARKS[case.operator]
    if differences:
        return OTHER, differences[0]
    return "open", f"{answer['verdict']}: {reasons[-1]}"


def judge(program, case, before, after, folder):
    """The word of a case, and a remark. An index outside is not a fault of a kernel where all inside are decided."""
    word, remark = compare(program, case, before, after, [])
    given = indices_of(case, before, folder) if word in ("open", "unspecified") else []
    if not given:
        return word, remark
    inside, why = compare(program, case, before, after, given)
    if inside == "open" and word != "open":
        return word, remark
    return inside, "; ".join([why] * bool(why) + ["for given indices"])


def rows(program, cases, ours, theirs, folder):
    """(operator, word, remark) of each case."""
    printed, refused = ours

    def row(case):
        kernel = theirs[case.name]
        if case.name in refused:
            return case.operator, "no body", refused[case.name]
        if isinstance(kernel, Other):
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
        found = rows(program, cases, bodies(printer, cases, folder), kernels(tvm, cases), folder)
    print("\n".join(page(found, tvm.__version__)))


if __name__ == "__main__":
    main()
