# SPDX-License-Identifier: Apache-2.0
"""The steps of action.yml, run as GitHub runs them, but that pip is a stand-in: python.wheel installs the wheel.

Runs in the environment that has PyYAML (./dev setup).   usage: action_test.py PROGRAM SOURCE TOOLS
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import formats  # noqa: E402: what judges SARIF

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM, SOURCE, TOOLS = (pathlib.Path(word).absolute() for word in sys.argv[1:4])
ACTION = yaml.safe_load((SOURCE / "action.yml").read_text())
STEPS = {step["name"]: step for step in ACTION["runs"]["steps"]}
TVM = TOOLS / "tvm/flat/bin/python"
SCRIPT = """
import sys
from given import SUM, becomes, module
becomes("Sum", f=SUM)(module(f=2))
if "wrong" in sys.argv:
    becomes("Wrong", f=3)(module(f=2))
"""


class Action(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.folder / "bin").mkdir()
        (self.folder / "bin/tenor").symlink_to(PROGRAM)
        python = f'#!/bin/sh\ncase "$*" in "-m pip "*) echo "pip: $*" ;; *) exec {TVM} -B "$@" ;; esac\n'
        (self.folder / "bin/python").write_text(python)
        (self.folder / "bin/python").chmod(0o755)
        (self.folder / "script.py").write_text(SCRIPT)

    def ran(self, name, **given):
        """(status, what was printed) of a step, or None where its condition leaves it out."""
        inputs = {key: str(value.get("default", "")) for key, value in ACTION["inputs"].items()}
        inputs.update({key.replace("_", "-"): value for key, value in given.items()})
        if not self.holds(STEPS[name].get("if", "true"), inputs):
            return None
        variables = {key: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: inputs[match[1]], value)
                     for key, value in STEPS[name]["env"].items()}
        env = {**os.environ, **variables, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}"}
        env["PYTHONPATH"] = f"{SOURCE}/solver/python:{HERE}"
        self.assertEqual(STEPS[name]["shell"], "bash")
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", STEPS[name]["run"]], env=env, cwd=self.folder,
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def holds(self, condition, inputs):
        """Of conditions as action.yml has them: an input is not empty."""
        asked = re.fullmatch(r"\$\{\{ inputs\.(\w+) != '' \}\}|true", condition)
        self.assertTrue(asked, condition)
        return not asked[1] or inputs[asked[1]] != ""

    def report(self, name):
        """The results of a report, which is SARIF with places that are in the files."""
        text = (self.folder / "tenor-report" / name).read_text()
        self.assertEqual(formats.sarif_faults(text, self.folder), [])
        return json.loads(text)["runs"][0]["results"]

    def test_install(self):
        self.assertEqual(self.ran("Install", package="some.whl"), (0, "pip: -m pip install --disable-pip-version-check some.whl\n"))
        self.assertTrue((self.folder / "tenor-report").is_dir())

    def test_check(self):
        self.ran("Install", package="some.whl")
        bad = self.folder / "bad.py"
        bad.write_text((SOURCE / "docs/examples/scale.py").read_text().replace("A[i]", "A[j]"))
        status, said = self.ran("Check", check=f"bad.py {SOURCE}/docs/examples/double.py")
        self.assertEqual((status, len(self.report("check.sarif"))), (0, 1), said)
        self.assertEqual(self.ran("Check", check="nothing.py")[0], 1)
        self.assertIsNone(self.ran("Check"))

    def test_validate_a_program(self):
        self.ran("Install", package="some.whl")
        status, said = self.ran("Validate a program", script="script.py right")
        self.assertEqual((status, self.report("report.sarif")), (0, []), said)
        self.assertEqual(self.ran("Validate a program", script="script.py wrong", fail_on="never")[0], 0)
        status, said = self.ran("Validate a program", script="script.py wrong")
        self.assertEqual((status, len(self.report("report.sarif"))), (1, 1), said)

    def test_validate_stages(self):
        if "--dump" not in subprocess.run([PROGRAM, "validate", "--help"], capture_output=True, text=True, check=True).stdout:
            self.skipTest("tenor validate has no --dump")
        self.ran("Install", package="some.whl")
        self.ran("Validate a program", script="script.py wrong")
        self.assertEqual(self.ran("Validate stages", dump="tenor-report/1")[0], 0)
        status, said = self.ran("Validate stages", dump="tenor-report/2")
        self.assertEqual((status, len(self.report("stages.sarif"))), (1, 1), said)
        self.assertEqual(self.ran("Validate stages", dump="tenor-report/2", fail_on="never")[0], 0)

    def test_uploads_are_of_what_steps_write(self):
        written = {"check.sarif", "report.sarif", "stages.sarif"}
        uploads = [step["with"]["sarif_file"] for step in STEPS.values() if "uses" in step]
        self.assertEqual({path.removeprefix("${{ inputs.report }}/") for path in uploads}, written)
        self.assertTrue(all("always()" in step["if"] for step in STEPS.values() if "uses" in step))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
