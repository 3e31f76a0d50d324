# SPDX-License-Identifier: Apache-2.0
"""`pytest -p tenor`: tests that run passes, in a session of pytest's own."""
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

TESTS = """
    import pytest
    import tvm
    from given import SUM, TWICE, becomes, module

    def test_right():
        becomes("Right", f=TWICE)(module(f=2))
        with tvm.transform.PassContext():
            becomes("Right", f=SUM, g=2)(module(f=2, g=TWICE))

    def test_wrong():
        becomes("Wrong", f=3)(module(f=2))

    def test_wrong_where_exceptions_are_expected():
        with pytest.raises(Exception):
            becomes("WrongToo", f=3)(module(f=2))
            raise ValueError

    @pytest.mark.skip_tenor
    def test_all_skipped():
        becomes("Wrong", f=3)(module(f=2))

    @pytest.mark.skip_tenor("Wro*")
    def test_some_skipped():
        becomes("Wrong", f=3)(becomes("Right", f=TWICE)(module(f=2)))

    def test_undecided():
        becomes("Adds", f=2)(module(f=2))
        mod = module(f=2)
        tvm.transform.module_pass(lambda mod, _: module(f=2, g=2), opt_level=0, name="Adds")(mod)

    def test_that_fails_itself():
        becomes("Wrong", f=3)(module(f=2))
        assert False, "its own reason"

    def test_after_it():
        pass
"""


class Plugin(unittest.TestCase):
    def ran(self, *words):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "test_passes.py").write_text(textwrap.dedent(TESTS))
        paths = os.pathsep.join([os.environ["PYTHONPATH"], str(pathlib.Path(os.environ["TENOR_TOOLS"], "pytest"))])
        done = subprocess.run([os.environ["TENOR_TVM_PYTHON"], "-B", "-m", "pytest", "-p", "no:cacheprovider", "-q", *words],
                              capture_output=True, text=True, cwd=folder, env={**os.environ, "PYTHONPATH": paths}, check=False)
        return folder, done.stdout + done.stderr, done.returncode

    def test_checked_and_compared(self):
        folder, said, status = self.ran("-p", "tenor", "--tenor=check,validate", "--tenor-report=out")
        for words in ("3 failed, 5 passed", "FAILED test_passes.py::test_wrong ", "different: Wrong, f: ", "replay: tenor run",
                      "different: WrongToo, f: ", "its own reason", "unknown: Adds, g: it is only in AFTER",
                      "4 equivalent, 0 within a bound, 1 unknown, 3 different", "9 well-formed, 0 ill-formed"):
            self.assertIn(words, said)
        self.assertEqual(status, 1)
        self.assertTrue((folder / "out/report.json").exists() and (folder / "out/report.sarif").exists())

    def test_in_many_processes(self):
        folder, said, _ = self.ran("-p", "tenor", "-p", "xdist", "-n", "2", "--tenor=validate", "--tenor-report=out")
        self.assertIn("4 equivalent, 0 within a bound, 1 unknown, 3 different", said)
        self.assertEqual(len(list(folder.glob("out/gw*/report.json"))), 2)

    def test_only_checked(self):
        _, said, _ = self.ran("-p", "tenor", "--tenor=check")
        self.assertIn("1 failed, 7 passed", said)
        self.assertNotIn("equivalent", said)

    def test_no_such_kind(self):
        _, said, status = self.ran("-p", "tenor", "--tenor=guess")
        self.assertIn("--tenor takes check, validate, or both with a comma, not 'guess'", said)
        self.assertNotEqual(status, 0)

    def test_only_loaded(self):
        _, said, _ = self.ran("-p", "tenor", "--strict-markers", "-k", "right or skipped")
        self.assertIn("3 passed", said)
        self.assertNotIn("tenor", said)


if __name__ == "__main__":
    if not pathlib.Path(os.environ["TENOR_TOOLS"], "pytest").exists():
        print("skipped: pytest is not there; ./dev setup fetches it")
        sys.exit(77)
    unittest.main()
