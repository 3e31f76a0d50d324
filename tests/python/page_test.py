# SPDX-License-Identifier: Apache-2.0
"""The examples of docs/python.md do what the page says, in one folder and in their order.

A block of Python is the file that its first line names; one of sh is run; one of text is what that printed.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from given import ROOT

BLOCK = re.compile(r"^```(python|sh|text)\n(.*?)^```$", re.M | re.S)


def plain(text):
    """Without what differs from run to run: seconds."""
    return re.sub(r" +\d+\.\d\d s", " 0.00 s", text.strip())


class Page(unittest.TestCase):
    maxDiff = None

    def test_examples(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "bin").mkdir()
        (folder / "bin/python").write_text(f'#!/bin/sh\nexec {os.environ["TENOR_TVM_PYTHON"]} -B "$@"\n')
        (folder / "bin/python").chmod(0o755)
        paths = [os.environ["PYTHONPATH"], str(folder), str(pathlib.Path(os.environ["TENOR_TOOLS"], "pytest"))]
        env = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "PYTHONPATH": os.pathsep.join(paths)}
        printed, kinds = "", []
        for kind, text in BLOCK.findall((ROOT / "docs/python.md").read_text()):
            kinds.append(kind)
            if kind == "python":
                (folder / text.split("\n")[0].removeprefix("# ")).write_text(text)
            elif kind == "sh":
                done = subprocess.run(["bash", "-e", "-c", text], cwd=folder, env=env, capture_output=True, text=True, check=False)
                printed = done.stdout + done.stderr
                self.assertEqual(done.returncode, 0, text + printed)
            else:
                self.assertEqual(plain(printed), plain(text))
        self.assertEqual((kinds.count("python"), kinds.count("sh")), (4, 4))


if __name__ == "__main__":
    if not pathlib.Path(os.environ["TENOR_TOOLS"], "pytest").exists():
        print("skipped: pytest is not there; ./dev setup fetches it")
        sys.exit(77)
    unittest.main()
