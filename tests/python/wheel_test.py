#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The wheel, made by pip without a network, in a fresh environment: the program in it needs nothing else but glibc.

usage: wheel_test.py PROGRAM SOURCE
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

GLIBC = re.compile(r"linux-vdso|ld-linux|lib(c|m|dl|rt|pthread)\.so")


def run(*words, **variables):
    env = {name: value for name, value in os.environ.items() if not name.startswith(("TENOR", "PYTHON", "LD_"))}
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, env={**env, **variables}, cwd="/", check=False)
    if done.returncode != 0:
        sys.exit(f"{words}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def expect(said, *words):
    missing = [word for word in words if word not in said]
    if missing:
        sys.exit(f"no {missing} in:\n{said}")


def main():
    source = pathlib.Path(sys.argv[2]).resolve()
    if pathlib.Path(sys.argv[1]).resolve() != source / "build/tenor":
        print("skipped: the wheel packs build/tenor, which is another program than the one under test")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        bin_of = pathlib.Path(folder, "environment/bin")
        run(sys.executable, "-m", "venv", bin_of.parent)
        run(bin_of / "pip", "wheel", "--no-index", "--no-deps", "-w", folder, source)
        wheel = next(pathlib.Path(folder).glob("tenor-*.whl"))
        run(bin_of / "pip", "install", "--no-index", wheel)
        expect(run(bin_of / "tenor", "--version"), "tenor ")
        example = source / "docs/examples/double.py"
        expect(run(bin_of / "tenor", "validate", example, example), "equivalent: 1 function")
        packed = next(bin_of.parent.glob("lib/python*/site-packages/tenor/packed/bin/tenor"))
        others = [line for line in run("ldd", packed).splitlines() if str(packed.parents[1]) not in line and not GLIBC.search(line)]
        if others:
            sys.exit(f"not in the wheel: {others}")
        code = f"import tenor; print(tenor.testing.assert_equivalent({str(example)!r}, {str(example)!r})['details']['prover'])"
        expect(run(bin_of / "python", "-c", code), "Z3")
        expect(run(bin_of / "python", "-c", "import sys; print('tenor' in sys.modules)"), "False")
        expect(run(bin_of / "python", "-c", "import sys; print('tenor' in sys.modules)", TENOR="1"), "True")
        with zipfile.ZipFile(wheel) as packed:
            named = [re.sub(r"\.so.*", "", pathlib.Path(name).name) for name in packed.namelist()
                     if "/packed/lib/" in name and "/libtenor" not in name]
            terms = {pathlib.Path(name).stem for name in packed.namelist() if "/licenses/" in name} - {"LICENSE"}
        if len(terms) < len(set(named)):
            sys.exit(f"the terms of {sorted(terms)} are in the wheel, and the libraries {sorted(set(named))}")
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
