# SPDX-License-Identifier: Apache-2.0
"""What is said of comparisons: a line while they run, a table and a summary at the end, and files."""
import dataclasses
import json
import re
import sys

from tenor import program
from tenor.comparisons import UNSURE

CHECKED = ("well-formed", "ill-formed", "out-of-scope")
HEAD = ("pass", "function", "verdict", "time")


def counts(rows):
    """How many functions have which verdict of `validate`; within a bound: at the sizes that were tried, for example."""
    found = {"equivalent": 0, "refined": 0, "within a bound": 0, "unknown": 0, "different": 0}
    for row in rows:
        good = {"equivalent": "equivalent", "refines": "refined"}.get(row.verdict)
        if good or row.verdict in (*UNSURE, "different"):
            found["within a bound" if good and row.bound else good or ("unknown" if row.verdict in UNSURE else "different")] += 1
    return found


def checked(rows):
    """The same of `check`."""
    return {verdict: sum(row.verdict == verdict for row in rows) for verdict in CHECKED}


def summary(found):
    """412 equivalent, 31 within a bound, 9 unknown, 0 different."""
    return ", ".join(f"{number} {word}" for word, number in found.items() if number or word not in ("refined", "out-of-scope"))


def lines(rows):
    """The table: a line for each difference, and one for all functions of a pass with another verdict."""
    cells, groups = [], {}
    for row in rows:
        verdict = f"{row.verdict} within a bound" if row.bound else row.verdict
        groups.setdefault((row.number, row.pass_name, verdict, row.function if verdict == "different" else ""), []).append(row)
    for (_, name, verdict, _), those in groups.items():
        cells.append((name, several(those), verdict, f"{sum(row.seconds for row in those):.2f} s"))
    if not cells:
        return []
    widths = [max(len(row[column]) for row in [HEAD, *cells]) for column in range(3)]
    return ["  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[3].rjust(9)]) for row in [HEAD, *cells]]


def several(rows):
    return rows[0].function if len(rows) == 1 else f"{len(rows)} functions"


def explained(rows):
    """The differences and what is ill-formed, with the lines that show them; why others are unknown, each reason of a pass once."""
    reasons = {}
    for row in rows:
        if row.verdict in ("different", "ill-formed"):
            yield f"{row.verdict}: {row.pass_name}, {row.function}: {row.why}"
            yield from (f"  replay: {line}" for line in row.replay)
        elif row.verdict in UNSURE:
            why = re.sub(rf"'?(\w+::)*\b{re.escape(row.function)}\b'?", "it", row.why)
            reasons.setdefault((row.number, row.pass_name, row.verdict, why), []).append(row)
    for (_, name, verdict, why), those in reasons.items():
        yield f"{verdict}: {name}, {several(those)}: {why}"


class Progress:
    """One line that is written over, on a terminal alone."""

    def __init__(self, stream=None):
        self.stream = stream or sys.stderr
        self.live, self.width = self.stream.isatty(), 0

    def show(self, text):
        if self.live:
            self.stream.write("\r" + text.ljust(self.width))
            self.stream.flush()
            self.width = len(text)

    def clear(self):
        if self.width:
            self.show("")
            self.stream.write("\r")
            self.width = 0


def write(folder, rows):
    """report.json with each row, and report.sarif with the differences as the program words them."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = [{key: value for key, value in dataclasses.asdict(row).items() if key != "owner"} for row in rows]
    text = json.dumps({"counts": counts(rows), "rows": plain}, indent=2)
    (folder / "report.json").write_text(text + "\n", encoding="utf-8")
    (folder / "report.sarif").write_text(json.dumps(sarif(rows), indent=2) + "\n", encoding="utf-8")


def sarif(rows):
    """One log of the answers about all pairs that differ."""
    driver, results = {"name": "tenor", "rules": []}, []
    for before, after in sorted({(row.before, row.after) for row in rows if row.verdict == "different"}):
        run = json.loads(program.call("validate", before, after, "--format", "sarif").stdout)["runs"][0]
        known = {rule["id"] for rule in driver["rules"]}
        driver["rules"] += [rule for rule in run["tool"]["driver"]["rules"] if rule["id"] not in known]
        results += run["results"]
    places = {rule["id"]: index for index, rule in enumerate(driver["rules"])}
    return {"$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints",
                                          "results": [{**result, "ruleIndex": places[result["ruleId"]]} for result in results]}]}
