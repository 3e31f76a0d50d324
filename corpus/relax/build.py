# SPDX-License-Identifier: Apache-2.0
"""Put the models of this corpus through the TVM that runs this script, and write every stage.

usage: PYTHON build.py --out DIR [--whole] [model ...]

Writes DIR/<model>/<generation>/NN-<pass>.py: the module as it was made, and after each pass of fusion
and of the default pipeline that changed it, as long as it has a Relax function; with --whole, until
arguments are packed.
"""
import argparse
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tir"))

import tvm
from tvm import relax

import graph_models
import network_models
import text_models
import toolchain

MODELS = network_models.MODELS | graph_models.MODELS | text_models.MODELS


def has_relax(module):
    return any(isinstance(f, relax.Function) for f in module.functions.values())


def fused(module):
    """Operators as calls of PrimFuncs, those that belong together as one: not in every default pipeline."""
    t = relax.transform
    passes = [t.LegalizeOps(), t.AnnotateTIROpPattern(), t.FoldConstant(), t.FuseOps(), t.FuseTIR()]
    return tvm.transform.Sequential(passes)(module)


def last_line(error):
    return str(error).strip().splitlines()[-1]


def stages_of(module, whole):
    """[(pass, module)], and where passes failed; what they had printed until then stays."""
    recorder, problems = toolchain.Recorder(module), []
    # A target that needs no LLVM, which the nested generation's wheel has not.
    target = tvm.target.Target("c" if toolchain.GENERATION == "nested" else "llvm")
    with tvm.transform.PassContext(instruments=[recorder]):
        try:
            module = fused(module)
        except Exception as error:
            problems.append(last_line(error))
        try:
            relax.build(module, target)
        except Exception as error:
            problems.append(last_line(error))
    if whole:
        return recorder.stages[: recorder.before.get("MakePackedAPI")], problems
    return [stage for stage in recorder.stages if has_relax(stage[1])], problems


def write(out, name, module, whole):
    folder = out / name / toolchain.GENERATION
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    stages, problems = stages_of(module, whole)
    for number, (stage, at) in enumerate([("input", module), *stages]):
        origin = "as it was made" if number == 0 else f"after {stage}"
        head = (
            f"# corpus/relax/{name}: stage {number:02d}, {origin}, printed by TVM {tvm.__version__} "
            "from a model of this folder; licence Apache-2.0\n"
        )
        (folder / f"{number:02d}-{stage.split('.')[-1]}.py").write_text(head + toolchain.show(at))
    print(f"{name}: {len(stages) + 1} stages, {toolchain.GENERATION}", *problems, sep="; ", flush=True)


def main():
    parser = argparse.ArgumentParser(description="put the models through TVM")
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--whole", action="store_true", help="until arguments are packed")
    parser.add_argument("model", nargs="*")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.model) - set(MODELS))
    if unknown:
        raise SystemExit(f"no such model: {' '.join(unknown)}; there are {' '.join(MODELS)}")
    for name in arguments.model or MODELS:
        write(arguments.out, name, MODELS[name](), arguments.whole)


if __name__ == "__main__":
    main()
