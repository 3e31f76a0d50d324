# SPDX-License-Identifier: Apache-2.0
"""tenor.ValidatePasses in a real compiler: what it reports, and that it never disturbs a compilation."""
import contextlib
import io
import json
import os
import pathlib
import shlex
import subprocess
import tempfile
import threading
import time
import unittest
from unittest import mock

import tenor
import tvm
from given import SUM, TWICE, around, becomes, in_context, model, module, raises, weighted
from tvm import relax
from tvm.ir.transform import Sequential


def rows_of(instrument):
    return [(row.pass_name, row.function, row.verdict) for row in sorted(instrument.comparisons.rows, key=lambda row: row.number)]


class Passes(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.said = self.enterContext(contextlib.redirect_stderr(io.StringIO()))

    def ran(self, act, **arguments):
        """The instrument, after `act` in its context."""
        instrument = tenor.ValidatePasses(report=self.folder, **arguments)
        in_context(instrument, act)
        return instrument

    def test_a_wrong_pass_fails_with_its_name_and_a_replay(self):
        with self.assertRaises(tenor.Different) as raised:
            self.ran(lambda: becomes("Triple", scale=3)(module(scale=2, keep=5)))
        message = str(raised.exception)
        self.assertIn("Triple changed what scale computes", message)
        printed = {self.replayed(line) for line in message.splitlines()[0].split("replay: ")[1].split("; ")}
        self.assertEqual(len(printed), 2)
        self.assertIn("different: Triple, scale", self.said.getvalue())
        self.assertIn("0 equivalent, 0 within a bound, 0 unknown, 1 different", self.said.getvalue())

    def replayed(self, line):
        words = shlex.split(line)
        return subprocess.run([os.environ["TENOR_PROGRAM"], *words[1:]], capture_output=True, text=True, check=True).stdout

    def test_a_right_pass_in_place(self):
        instrument = self.ran(lambda: becomes("Shift", scale=TWICE, keep=5)(module(scale=2, keep=5)))
        self.assertEqual(rows_of(instrument), [("Shift", "scale", "equivalent")])

    def test_neighbours_are_a_pass_apart(self):
        passes = [becomes("One", scale=TWICE), becomes("Same", scale=TWICE), becomes("Two", scale=SUM)]
        self.ran(lambda: Sequential(passes)(module(scale=2)))
        names = sorted(path.name for path in pathlib.Path(self.folder, "1").iterdir())
        self.assertEqual(names, ["000_input.py", "001_One.py", "002_Two.py"])
        self.assertFalse(pathlib.Path(self.folder, "2").exists())

    def test_files_of_the_report(self):
        self.ran(lambda: becomes("Triple", scale=3)(module(scale=2)), fail_on=None)
        report = json.loads(pathlib.Path(self.folder, "report.json").read_text())
        self.assertEqual((report["counts"]["different"], report["rows"][0]["pass_name"]), (1, "Triple"))
        log = json.loads(pathlib.Path(self.folder, "report.sarif").read_text())["runs"][0]
        self.assertEqual([log["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] for result in log["results"]], ["V-DIFFERENT"])
        place = log["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        self.assertTrue(place.endswith("1/001_Triple.py"), place)

    def test_sequences_are_seen_through(self):
        inner = Sequential([becomes("A", scale=TWICE), becomes("B", scale=SUM)], name="inner")
        whole = around("Pipeline", lambda mod: Sequential([inner, becomes("C", scale=2)], name="outer")(mod))
        instrument = self.ran(lambda: whole(module(scale=2)))
        self.assertEqual([row[0] for row in rows_of(instrument)], ["A", "B", "C"])

    def test_a_pass_that_calls_passes_and_works_itself(self):
        def own(mod):
            mod.update_func(mod.get_global_var("scale"), module(scale=TWICE)["scale"])
            return becomes("Inner", scale=3)(mod)

        with self.assertRaisesRegex(tenor.Different, "Inner changed"):
            self.ran(lambda: around("Outer", own)(module(scale=2)))
        instrument = self.ran(lambda: around("Outer", own)(module(scale=2)), fail_on=None)
        self.assertEqual([(row[0], row[2]) for row in rows_of(instrument)], [("Inner", "different"), ("Outer", "different")])

    def test_passes_that_raise(self):
        def act():
            mod = module(scale=2)
            for _ in range(3):
                with self.assertRaisesRegex(Exception, "Broken fails"):
                    Sequential([becomes("A", scale=TWICE), Sequential([raises("Broken")])])(mod)
            return around("Catches", self.caught)(mod)

        with self.assertRaisesRegex(tenor.Different, "Wrong changed"):
            self.ran(act)

    def caught(self, mod):
        with contextlib.suppress(Exception):
            raises("Broken")(mod)
        return becomes("Wrong", scale=7)(mod)

    def test_skipped_passes(self):
        instrument = self.ran(lambda: becomes("tir.Wrong", scale=3)(module(scale=2)), skip=["tir.Wr*"])
        self.assertEqual(rows_of(instrument), [])

    def test_each_thread_has_its_own_passes(self):
        raised, instrument = {}, tenor.ValidatePasses(report=self.folder)

        def compile_one(name, factor):
            try:
                in_context(instrument, lambda: Sequential([becomes(name, scale=factor)])(module(scale=2)))
            except tenor.Different as error:
                raised[name] = str(error)

        threads = [threading.Thread(target=compile_one, args=(f"T{number}", value)) for number, value in enumerate([2, 3, TWICE, 4])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(raised), ["T1", "T3"])
        self.assertTrue(all(f"{name} changed" in message for name, message in raised.items()))

    def test_a_difference_is_raised_on_the_thread_that_made_it(self):
        raised, done, instrument = [], threading.Event(), tenor.ValidatePasses(report=self.folder)

        def wrong():
            waits = around("Waits", lambda mod: mod if done.wait(60) else None)
            try:
                in_context(instrument, lambda: Sequential([becomes("Wrong", scale=3), waits])(module(scale=2)))
            except tenor.Different:
                raised.append("Wrong")

        thread = threading.Thread(target=wrong)
        thread.start()
        while not instrument.comparisons.rows:
            time.sleep(0.01)
        in_context(instrument, lambda: becomes("Right", scale=TWICE)(module(scale=2)))
        done.set()
        thread.join()
        self.assertEqual(raised, ["Wrong"])

    def test_other_instruments_decide_what_runs(self):
        @tvm.instrument.pass_instrument
        class Without:
            def should_run(self, _mod, info):
                return info.name != "Wrong"

        ours = tenor.ValidatePasses(report=self.folder)
        with tvm.transform.PassContext(instruments=[Without(), ours]):
            Sequential([becomes("Wrong", scale=3), becomes("Right", scale=TWICE)])(module(scale=2))
        self.assertEqual([row[0] for row in rows_of(ours)], ["Right"])

    def test_without_the_program_a_compilation_continues(self):
        with mock.patch.dict(os.environ, TENOR_PROGRAM="/nowhere/tenor"):
            self.ran(lambda: Sequential([becomes("A", scale=3), becomes("B", scale=4)])(module(scale=2)))
        self.assertEqual(self.said.getvalue().count("tenor: warning"), 1)
        self.assertIn("/nowhere/tenor is not there", self.said.getvalue())

    def test_a_program_that_fails(self):
        with mock.patch.dict(os.environ, TENOR_PROGRAM="/bin/false"):
            self.ran(lambda: becomes("A", scale=3)(module(scale=2)))
        self.assertEqual(self.said.getvalue().count("tenor: warning"), 1)

    def test_a_report_that_cannot_be_written(self):
        path = pathlib.Path(self.folder, "file")
        path.write_text("")
        instrument = tenor.ValidatePasses(report=path / "report")
        in_context(instrument, lambda: becomes("A", scale=3)(module(scale=2)))
        self.assertEqual(self.said.getvalue().count("tenor: warning"), 1)

    def test_a_process_that_was_forked(self):
        instrument = tenor.ValidatePasses(report=self.folder)
        in_context(instrument, lambda: becomes("Before", scale=TWICE)(module(scale=2)))
        child = os.fork()
        if child == 0:
            status = 1
            with contextlib.suppress(Exception):
                try:
                    in_context(instrument, lambda: becomes("Wrong", scale=3)(module(scale=2)))
                except tenor.Different:
                    status = 0
            os._exit(status)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        counts = [json.loads(pathlib.Path(self.folder, folder, "report.json").read_text())["counts"] for folder in ("", str(child))]
        self.assertEqual([(one["equivalent"], one["different"]) for one in counts], [(1, 0), (0, 1)])

    def test_a_program_that_hangs(self):
        script = pathlib.Path(self.folder, "hangs")
        script.write_text("#!/bin/sh\nexec sleep 60\n")
        script.chmod(0o755)
        with mock.patch.dict(os.environ, TENOR_PROGRAM=str(script)), mock.patch("tenor.program.SECONDS", 0.1):
            self.ran(lambda: becomes("A", scale=3)(module(scale=2)))
        self.assertIn("no answer within 0.1 s", self.said.getvalue())

    def test_a_module_that_cannot_be_printed(self):
        with mock.patch.object(tvm.IRModule, "script", side_effect=RuntimeError):
            instrument = self.ran(lambda: becomes("A", scale=TWICE)(module(scale=2)))
        self.assertEqual([row[2] for row in rows_of(instrument)], ["equivalent"])
        self.assertTrue(pathlib.Path(self.folder, "1/001_A.json").exists())

    def test_a_program_that_tenor_cannot_read(self):
        with mock.patch("tenor.modules.written", return_value=(".py", "no program")):
            instrument = self.ran(lambda: becomes("A", scale=TWICE)(module(scale=2)))
        self.assertEqual(rows_of(instrument), [("A", "scale", "unknown")])

    def test_checks_too(self):
        instrument = self.ran(lambda: becomes("A", scale=TWICE)(module(scale=2)), kinds=("check", "validate"))
        self.assertEqual(sorted(row[2] for row in rows_of(instrument)), ["equivalent", "well-formed"])

    def test_one_instrument_for_many_contexts(self):
        instrument = tenor.ValidatePasses()
        for before, after in ((2, TWICE), (TWICE, SUM)):  # the second continues the first
            in_context(instrument, lambda: becomes("A", scale=after)(module(scale=before)))  # pylint: disable=cell-var-from-loop
        self.assertEqual([row[2] for row in rows_of(instrument)], ["equivalent"] * 2)
        self.assertFalse(instrument.folder.exists())

    def test_arguments_that_mean_nothing(self):
        for arguments in ({"fail_on": "unknown"}, {"kinds": ("guess",)}):
            with self.assertRaises(ValueError):
                tenor.ValidatePasses(**arguments)

    def test_no_module_is_held(self):
        """A reference would make the compiler copy what it may change in place."""
        uses, count = tvm.get_global_func("testing.object_use_count"), []

        def act(mod):
            count.append(uses(mod))
            return becomes("A", scale=TWICE)(mod)

        def compiled():
            mod = around("Counts", act)(module(scale=2))
            count.append(uses(mod))

        compiled()
        self.ran(compiled)
        self.assertEqual(count[:2], count[2:])

    def test_a_model_with_weights(self):
        passes = Sequential([relax.transform.LegalizeOps(), relax.transform.ToNonDataflow()])
        instrument = self.ran(lambda: passes(model(weighted)))
        verdicts = {(row[0], row[2]) for row in rows_of(instrument) if row[1] == "main"}
        self.assertEqual(verdicts, {("LegalizeOps", "equivalent"), ("ToNonDataflow", "equivalent")})
        self.assertIn("metadata", pathlib.Path(self.folder, "1/000_input.py").read_text())

    def test_a_whole_compilation(self):
        target = "llvm" if tvm.get_global_func("target.build.llvm", allow_missing=True) else "c"
        instrument = self.ran(lambda: tvm.compile(module(scale=2), target=target), skip="*.MakePackedAPI")
        verdicts = {row[2] for row in rows_of(instrument)}
        self.assertIn("equivalent", verdicts)
        self.assertNotIn("different", verdicts)


if __name__ == "__main__":
    unittest.main()
