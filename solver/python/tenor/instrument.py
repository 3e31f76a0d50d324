# SPDX-License-Identifier: Apache-2.0
"""The instrument of TVM's passes that compares each module with what a pass made of it.

An exception in the hooks of a context would disable every instrument, and one in those of a pass ends the compilation, so
nothing is raised here but `Different`, where that was asked for. Hooks hold no module when they return: a reference would
make the compiler copy what it can change in place, and passes written in Python do change modules in place.
"""
import dataclasses
import fnmatch
import os
import pathlib
import shutil
import sys
import tempfile
import threading

import tvm_ffi
from tvm.ir.instrument import pass_instrument

from tenor import modules, report
from tenor.comparisons import Comparisons, checks, verdicts
from tenor.program import Different
from tenor.report import Progress
from tenor.stages import StagesOfThreads

tvm_ffi.register_error("Different", Different)  # so that it is one again when it has gone through the compiler


@dataclasses.dataclass
class Running:
    """A pass that has begun. `now` is the key of the module that the passes within it have reached."""

    info: object
    caller: object  # the Python frame that called the compiler: while it runs, so does the pass
    before: object
    now: tuple
    composed: bool = True  # so far it only handed modules from one pass to the next
    calls: bool = False  # passes ran within it


@pass_instrument
class ValidatePasses:
    """Compares every function that a pass changed, in processes beside the compilation.

    fail_on: "different" raises `tenor.Different` in the hook after a pass once a difference has been replayed; None never raises.
    skip: names of passes that are not compared, or patterns of them, such as "tir.Make*".
    report: a folder for the stages, report.json and report.sarif; without one, the stages are kept if there is a difference.
    assume: "reassociate" or "real", as `tenor validate --assume`.
    kinds: what to do with a module that a pass changed: "validate", "check" (is it well-formed?), or both.
    """

    def __init__(self, fail_on="different", skip=(), report=None, assume=None, kinds=("validate",)):  # pylint: disable=redefined-outer-name
        if fail_on not in ("different", None):
            raise ValueError(f"fail_on is 'different' or None, not {fail_on!r}")
        kinds = (kinds,) if isinstance(kinds, str) else tuple(kinds)
        if not set(kinds) <= {"check", "validate"}:
            raise ValueError(f"kinds are 'check' and 'validate', not {kinds!r}")
        skip = (skip,) if isinstance(skip, str) else tuple(skip)
        self.fail_on, self.skipped, self.kinds = fail_on, lambda: skip, kinds
        self.options = ("--assume", assume) if assume else ()
        self.kept = report is not None
        self.folder = pathlib.Path(report if self.kept else tempfile.mkdtemp(prefix="tenor-"))
        self.progress, self.lock = Progress(), threading.Lock()
        self.comparisons, self.mine = Comparisons(self.show), StagesOfThreads(self.folder)
        self.contexts, self.raised, self.warned = 0, set(), False
        os.register_at_fork(after_in_child=self.begin_anew)

    def begin_anew(self):
        """In a process that was forked: its files are its own."""
        self.lock, self.folder = threading.Lock(), self.folder / str(os.getpid())
        self.mine = StagesOfThreads(self.folder)
        self.comparisons.begin_anew()

    def enter_pass_ctx(self):
        with self.lock:
            self.contexts += 1

    def exit_pass_ctx(self):
        with self.lock:
            self.contexts -= 1
            ended = self.contexts == 0
        if ended:
            self.guarded(self.finish)

    def run_before_pass(self, mod, info):
        self.guarded(self.begin, mod, info, sys._getframe(1))  # pylint: disable=protected-access

    def run_after_pass(self, mod, info):
        self.guarded(self.end, mod, info)
        if self.fail_on:
            if not self.mine.stack:
                self.guarded(self.comparisons.wait, threading.get_ident())
            self.fail()

    def guarded(self, act, *arguments):
        try:
            act(*arguments)
        except Exception as error:  # pylint: disable=broad-except  # the compilation continues
            self.warn(f"{type(error).__name__}: {error}")

    def warn(self, message):
        if not self.warned:
            self.warned = True
            self.progress.clear()
            print(f"tenor: warning: passes are not validated: {message}", file=sys.stderr)

    def begin(self, module, info, caller):
        self.drop_ended()
        stage = self.mine.stages.at(module)
        self.mine.stack.append(Running(info, caller, stage, stage.key))

    def drop_ended(self):
        """A pass that raised has no hook after it: it has ended if what called it has returned."""
        frame, active = sys._getframe(1), set()  # pylint: disable=protected-access
        while frame:
            active.add(id(frame))
            frame = frame.f_back
        while self.mine.stack and id(self.mine.stack[-1].caller) not in active:
            self.mine.stack.pop()

    def end(self, module, info):
        self.drop_ended()
        stack = self.mine.stack
        while stack and not stack[-1].info.same_as(info):
            stack.pop()
        if not stack:  # it began before this instrument did
            return
        running, key = stack.pop(), modules.key(module)
        if stack:
            outer = stack[-1]
            outer.calls, outer.composed = True, outer.composed and outer.now == running.before.key
            outer.now = key
        if key == running.before.key or (running.calls and running.composed and key == running.now):
            return
        after = self.mine.stages.after(running.before, module, key, info.name)
        if not any(fnmatch.fnmatchcase(info.name, pattern) for pattern in self.skipped()):
            self.submit(info.name, running.before, after)

    def submit(self, name, before, after):
        if "check" in self.kinds:
            self.comparisons.submit(checks, name, after.path)
        if "validate" in self.kinds:
            self.comparisons.submit(verdicts, name, before.path, after.path, modules.changed(before.key, after.key), self.options)
        self.show()

    def show(self):
        """After a question and after an answer, which other threads have."""
        done = self.comparisons
        with self.lock:
            if done.trouble:
                self.warn(done.trouble)
            self.progress.show(f"tenor: {done.finished} of {done.submitted} answers; {report.summary(report.counts(done.rows))}")

    def fail(self):
        for row in self.comparisons.different(threading.get_ident()):
            if (row.after, row.function) not in self.raised:
                self.raised.add((row.after, row.function))
                raise Different(f"{row.pass_name} changed what {row.function} computes: {row.why}; replay: {'; '.join(row.replay)}")

    def finish(self):
        """Waits, then prints what is new in a table, and writes the report."""
        self.comparisons.wait()
        rows = self.comparisons.since_last()
        self.progress.clear()
        if rows:
            end = f"tenor: {report.summary(report.counts(rows))}"
            print("\n".join([*report.lines(rows), *report.explained(rows), end]), file=sys.stderr)
        self.close()

    def close(self):
        """Waits and writes the report; without one, stages are kept where a difference needs them."""
        self.comparisons.wait()
        rows = sorted(self.comparisons.rows, key=lambda row: row.number)
        if self.kept:
            report.write(self.folder, rows)
        elif not any(row.verdict in ("different", "ill-formed") for row in rows):
            shutil.rmtree(self.folder, ignore_errors=True)
            self.mine = StagesOfThreads(self.folder)
