# SPDX-License-Identifier: Apache-2.0
"""`python -m tenor` and TENOR=1: passes of a program that knows nothing of Tenor."""
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

from given import ROOT

PACKAGE = ROOT / "solver/python"
SCRIPT = """
    import sys
    import threading
    import tvm
    from given import TWICE, SUM, becomes, module

    mod = becomes("InTheDefaultContext", f=TWICE)(module(f=2))
    with tvm.transform.PassContext(opt_level=3):
        mod = becomes("InAContext", f=SUM)(mod)
    thread = threading.Thread(target=lambda: becomes("InAThread", f=TWICE)(mod))
    thread.start()
    thread.join()
    tvm.transform.PassContext.current().override_instruments([])
    mod = becomes("AfterOthers", f=2)(mod)
    if "wrong" in sys.argv:
        becomes("Wrong", f=3)(mod)
    print("the end of", sys.argv)
"""
BEGIN = "import site, runpy, sys; site.addsitedir({!r}); sys.argv = ['script.py']; runpy.run_path('script.py')".format(str(PACKAGE))
PARENT = f"import subprocess, sys; sys.exit(subprocess.run([sys.executable, '-c', {BEGIN!r}]).returncode)"
PASSES = ("InTheDefaultContext", "InAContext", "InAThread", "AfterOthers")


class Scripts(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.script = pathlib.Path(self.folder, "script.py")
        self.script.write_text(textwrap.dedent(SCRIPT))

    def ran(self, *words, **variables):
        python = [os.environ["TENOR_TVM_PYTHON"], "-B"]
        return subprocess.run([*python, *map(str, words)], capture_output=True, text=True, cwd=self.folder,
                              env={**os.environ, **variables}, check=False)

    def expect(self, done, status, *words):
        said = done.stdout + done.stderr
        self.assertEqual(done.returncode, status, said)
        for word in words:
            self.assertIn(word, said)

    def test_run_by_the_module(self):
        done = self.ran("-m", "tenor", "--report", "out", "script.py", "an", "--argument")
        self.expect(done, 0, *PASSES, "4 equivalent", "the end of ['script.py', 'an', '--argument']")
        self.assertTrue(pathlib.Path(self.folder, "out/report.json").exists())

    def test_programs_that_it_starts(self):
        pathlib.Path(self.folder, "parent.py").write_text(PARENT)
        self.expect(self.ran("-m", "tenor", "--report", "out", "parent.py", PACKAGE), 0, *PASSES, "4 equivalent")
        self.assertEqual(len(list(pathlib.Path(self.folder).glob("out/*/report.json"))), 1)

    def test_a_difference_ends_it(self):
        done = self.ran("-m", "tenor", "script.py", "wrong")
        self.expect(done, 1, "Wrong changed what f computes", "4 equivalent", "1 different")
        self.assertNotIn("the end of", done.stdout)

    def test_a_difference_is_only_reported(self):
        self.expect(self.ran("-m", "tenor", "--fail-on", "never", "script.py", "wrong"), 0, "1 different", "the end of")

    def test_skipped(self):
        self.expect(self.ran("-m", "tenor", "--skip", "In*,Wrong", "script.py", "wrong"), 0, "1 equivalent", "0 different")

    def test_a_module_as_a_script(self):
        self.expect(self.ran("-m", "tenor", "-m", "script"), 0, *PASSES)

    def test_no_such_script(self):
        self.expect(self.ran("-m", "tenor", "nothing.py"), 1, "there is no file nothing.py")

    def with_the_line(self, **variables):
        """As in an environment that the wheel was installed into: its .pth file is read at the start."""
        return self.ran("-c", BEGIN, **variables)

    def test_the_variable(self):
        self.expect(self.with_the_line(TENOR="1"), 0, *PASSES, "4 equivalent")

    def test_a_variable_that_says_nothing(self):
        done = self.with_the_line(TENOR="1", TENOR_FAIL_ON="sometimes")
        self.expect(done, 0, "fail_on is 'different' or None, not 'sometimes'", "the end of")
        self.assertEqual(done.stderr.count("tenor: warning"), 1)

    def test_without_the_variable_nothing_happens(self):
        done = self.with_the_line(TENOR="0")
        self.expect(done, 0, "the end of")
        self.assertEqual(done.stderr, "")
        line = (PACKAGE / "tenor.pth").read_text()
        loaded = subprocess.run([sys.executable, "-c", f"{line}\nimport sys; print([m for m in sys.modules if 'tenor' in m])"],
                                capture_output=True, text=True, check=True)
        self.assertEqual(loaded.stdout, "[]\n")


if __name__ == "__main__":
    unittest.main()
