# SPDX-License-Identifier: Apache-2.0
"""pytest -p tenor --tenor=check,validate: the passes that tests run are checked and compared.

A test fails if a pass in it changed what a function computes, and a replay shows it; all else is a number in the summary.
"""
import dataclasses
import pathlib

import pytest

from tenor import ambient, comparisons, report

KINDS = ("check", "validate")


def kinds_of(text):
    kinds = tuple(text.split(","))
    if not set(kinds) <= set(KINDS):
        raise pytest.UsageError(f"--tenor takes check, validate, or both with a comma, not '{text}'")
    return kinds


def pytest_addoption(parser):
    group = parser.getgroup("tenor")
    group.addoption("--tenor", metavar="KINDS", help="check, validate, or check,validate: what to do with the passes that tests run")
    group.addoption("--tenor-report", metavar="DIR", help="write the stages, report.json and report.sarif to DIR")


def pytest_configure(config):
    config.addinivalue_line("markers", "skip_tenor(*passes): no pass in this test is compared, or none of those named")
    if config.getoption("--tenor"):
        config.pluginmanager.register(Passes(config), "tenor-passes")


class Passes:
    """The passes of a session."""

    def __init__(self, config):
        self.kinds, self.folder, self.of_workers = kinds_of(config.getoption("--tenor")), config.getoption("--tenor-report"), []
        if self.folder and hasattr(config, "workerinput"):  # of pytest-xdist: each process has a folder of its own
            self.folder = str(pathlib.Path(self.folder, config.workerinput["workerid"]))
        self.skipped = ("*",)  # outside of tests
        self.ambient = ambient.start(self.make)

    def make(self):
        from tenor.instrument import ValidatePasses  # TVM is imported by now

        instrument = ValidatePasses(fail_on=None, report=self.folder, kinds=self.kinds)
        instrument.skipped = lambda: self.skipped
        return instrument

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        marks = list(item.iter_markers("skip_tenor"))
        self.skipped = tuple(name for mark in marks for name in mark.args or ("*",))
        begin = len(self.ambient.made.comparisons.rows) if self.ambient.made else 0
        try:
            result = yield
        finally:
            self.skipped = ("*",)
            rows = self.rows()[begin:]
        wrong = [row for row in rows if row.verdict == "different"]
        if wrong:
            pytest.fail("\n".join(report.explained(wrong)), pytrace=False)
        return result

    def rows(self):
        """All that is known when every comparison has ended."""
        if not self.ambient.made:
            return []
        self.ambient.made.comparisons.wait()
        return self.ambient.made.comparisons.rows

    def pytest_sessionfinish(self, session):
        rows = self.rows()
        if self.ambient.made:
            self.ambient.made.guarded(self.ambient.made.close)
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["tenor"] = [dataclasses.asdict(row) for row in rows]

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        self.of_workers += [comparisons.Row(**row) for row in getattr(node, "workeroutput", {}).get("tenor", [])]

    def pytest_terminal_summary(self, terminalreporter):
        rows = self.rows() + self.of_workers
        terminalreporter.section("tenor")
        for line in report.explained(rows):
            terminalreporter.write_line(line)
        if self.folder:
            terminalreporter.write_line(f"report: {self.folder}")
        if "check" in self.kinds:
            terminalreporter.write_line(report.summary(report.checked(rows)))
        if "validate" in self.kinds:
            terminalreporter.write_line(report.summary(report.counts(rows)))
