# SPDX-License-Identifier: Apache-2.0
"""What is printed: counts, the table, reasons, and the line that is written over. No compiler is needed."""
import io
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "solver/python"))
from tenor import report  # noqa: E402: the package beside the tests
from tenor.comparisons import Row  # noqa: E402


def row(verdict, function="f", bound="", why="", number=1, replay=()):
    return Row(pass_name="Pass", function=function, verdict=verdict, bound=bound, seconds=0.25, why=why, before="b.py", after="a.py",
               replay=list(replay), number=number)


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Report(unittest.TestCase):
    def test_summary(self):
        rows = [row("equivalent")] * 4 + [row("refines", bound="n = 1")] * 3 + [row("unknown"), row("vacuous"), row("well-formed")]
        self.assertEqual(report.summary(report.counts(rows)), "4 equivalent, 3 within a bound, 2 unknown, 0 different")
        refined = report.summary(report.counts([row("refines")]))
        self.assertEqual(refined, "0 equivalent, 1 refined, 0 within a bound, 0 unknown, 0 different")
        self.assertEqual(report.summary(report.checked(rows)), "1 well-formed, 0 ill-formed")

    def test_table(self):
        rows = [row("equivalent", "f"), row("equivalent", "g"), row("different", "h"), row("different", "i"), row("equivalent", number=2)]
        self.assertEqual([line.split() for line in report.lines(rows)[1:]],
                         [["Pass", "2", "functions", "equivalent", "0.50", "s"], ["Pass", "h", "different", "0.25", "s"],
                          ["Pass", "i", "different", "0.25", "s"], ["Pass", "f", "equivalent", "0.25", "s"]])
        self.assertEqual(report.lines([]), [])

    def test_reasons(self):
        rows = [row("unknown", name, why=f"'M::{name}' is only in AFTER") for name in ("f", "f1")]
        rows += [row("different", why="C[0] differs", replay=["one", "two"])]
        self.assertEqual(list(report.explained(rows)), ["different: Pass, f: C[0] differs", "  replay: one", "  replay: two",
                                                        "unknown: Pass, 2 functions: it is only in AFTER"])

    def test_progress(self):
        terminal, file = Terminal(), io.StringIO()
        for stream in (terminal, file):
            progress = report.Progress(stream)
            progress.show("a long line")
            progress.show("short")
            progress.clear()
        self.assertEqual(terminal.getvalue(), "\ra long line\rshort      \r     \r")
        self.assertEqual(file.getvalue(), "")


if __name__ == "__main__":
    unittest.main()
