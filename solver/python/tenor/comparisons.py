# SPDX-License-Identifier: Apache-2.0
"""Stages that `tenor` checks, and pairs that it compares, in processes of its own while the compilation continues."""
import concurrent.futures
import dataclasses
import os
import shlex
import threading

from tenor import program

UNSURE = ("unknown", "vacuous")


@dataclasses.dataclass
class Row:
    """The verdict about one function after one pass, of `validate` or of `check`."""

    pass_name: str
    function: str
    verdict: str
    bound: str
    seconds: float
    why: str
    before: str
    after: str
    replay: list
    number: int = 0  # of the question, in the order of the passes
    owner: int = 0  # the thread that ran the pass


def verdicts(pass_name, before, after, changed, options=()):
    """The rows of a pair of files, of functions that changed or that changed because of what they call."""
    answer = program.ask("validate", before, after, "--times", "--jobs", "1", *options)
    places = {"pass_name": pass_name, "before": str(before), "after": str(after)}
    functions = answer["details"].get("functions", [])
    if not functions:
        reasons = [finding["message"] for finding in answer["findings"]] + answer["details"].get("problems", [])
        why = "; ".join([answer["verdict"], *reasons[:1]])
        return [Row(function=name, verdict="unknown", bound="", seconds=0.0, why=why, replay=[], **places) for name in sorted(changed)]
    rows = []
    for one in functions:
        name = one["function"].rpartition("::")[2]
        if one["stage"] and (name in changed or one["stage"] not in ("names", "annotations")):
            rows.append(Row(function=name, verdict=one["verdict"], bound=(one["bound"] or {}).get("text", ""),
                            seconds=sum(stage.get("seconds", 0) for stage in one["stages"]), why=one["why"],
                            replay=one.get("replay", []), **places))
    return rows


def checks(pass_name, after):
    """The rows of one file: whether each function in it is well-formed."""
    answer = program.ask("check", after, "--jobs", "1")
    why = {finding.get("function", ""): finding["message"] for finding in reversed(answer["findings"]) if finding["severity"] == "error"}
    return [Row(pass_name=pass_name, function=one["function"].rpartition("::")[2], verdict=one["verdict"], bound="", seconds=0.0,
                why=why.get(one["function"], ""), before="", after=str(after), replay=[f"tenor check {shlex.quote(str(after))}"])
            for one in answer["results"]]


class Comparisons:
    """What was asked, and the rows that are known so far. Every method may be called on any thread."""

    def __init__(self, notify=lambda: None):
        self.lock, self.rows, self.trouble, self.notify = threading.Lock(), [], "", notify
        self.pool, self.pending, self.submitted, self.finished, self.reported = None, {}, 0, 0, 0

    def begin_anew(self):
        """In a process that was forked: the threads stay in the one that made them."""
        self.__init__(self.notify)

    def submit(self, question, *arguments):
        """question: `verdicts` or `checks`."""
        with self.lock:
            self.pool = self.pool or concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="tenor")
            self.submitted += 1
            places = {"number": self.submitted, "owner": threading.get_ident()}
            self.pending[self.pool.submit(self.answer, places, question, arguments)] = places["owner"]

    def answer(self, places, question, arguments):
        rows, trouble = [], ""
        try:
            rows = question(*arguments)
        except Exception as error:  # pylint: disable=broad-except  # the compilation continues, whatever fails here
            trouble = str(error)
        with self.lock:
            self.rows += [dataclasses.replace(row, **places) for row in rows]
            self.trouble = self.trouble or trouble
            self.finished += 1
        self.notify()

    def wait(self, owner=None):
        """Until all that `owner` submitted, or everyone, is compared."""
        with self.lock:
            waited = [future for future, submitter in self.pending.items() if owner in (None, submitter)]
        concurrent.futures.wait(waited)
        with self.lock:
            for future in waited:
                self.pending.pop(future, None)

    def since_last(self):
        """The rows that were not asked for yet, in the order of the passes."""
        with self.lock:
            new = sorted(self.rows[self.reported:], key=lambda row: row.number)
            self.reported = len(self.rows)
        return new

    def different(self, owner):
        with self.lock:
            found = [row for row in self.rows if row.verdict == "different" and row.owner == owner]
        return sorted(found, key=lambda row: row.number)
