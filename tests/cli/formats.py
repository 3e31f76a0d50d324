# SPDX-License-Identifier: Apache-2.0
"""What every case with `--format json` or `sarif` prints is what those formats are, and what is printed
of each code.

JSON is judged by docs/schema.json. SARIF is judged by a model of its 2.1.0 schema, in which nothing
may stand that the model does not know; every place in it has to be one in the file that it names.
"""
import json
import pathlib
import sys

import codes
import golden
import jsonschema
import pydantic
import sarif_pydantic

SCHEMA = golden.HERE.parent.parent / "docs" / "schema.json"
PROGRAMS = golden.HERE / "programs"
FORGOTTEN = {"columnKind"}  # the standard has it in a run (3.14.17), the model does not


def json_faults(text, validator):
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(json.loads(text))]


def unknown_words(model, path):
    """Keys that the model of SARIF has not; what `properties` holds is free."""
    if isinstance(model, list):
        return [fault for i, item in enumerate(model) for fault in unknown_words(item, f"{path}[{i}]")]
    if not isinstance(model, pydantic.BaseModel):
        return []
    faults = [f"{path}: no '{key}' in SARIF 2.1.0" for key in model.model_extra or {} if key not in FORGOTTEN]
    for name in type(model).model_fields:
        if name != "properties":
            faults += unknown_words(getattr(model, name), f"{path}.{name}")
    return faults


def place_faults(location, folder):
    """A region that does not lie in the text that it names, a file below `folder`."""
    place = location["physicalLocation"]
    if "region" not in place:
        return []
    region, file = place["region"], folder / place["artifactLocation"]["uri"]
    lines = file.read_text().split("\n")
    ends = ((region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"]))
    fits = all(1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1 for line, column in ends)
    return [] if fits and ends[0] < ends[1] else [f"{file.name} has no {region}"]


def sarif_faults(text, folder):
    log = json.loads(text)
    try:
        faults = unknown_words(sarif_pydantic.Sarif.model_validate(log), "$")
    except pydantic.ValidationError as error:
        return [str(error)]
    run = log["runs"][0]
    for result in run["results"]:
        rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
        if rule["id"] != result["ruleId"] or not rule["help"]["text"]:
            faults.append(f"{result['ruleId']}: its rule is another one, or has no help")
        for location in result["locations"] + result.get("relatedLocations", []):
            faults += place_faults(location, folder)
    return faults


def printed(program):
    """For each output: what it is of, in which format, the text, and where its files are."""
    for case in sorted(golden.HERE.glob("*/*.cmd")):
        words, done = golden.run(program, case)
        after = words[words.index("--format") + 1:] if "--format" in words else []
        if after[:1] in (["json"], ["sarif"]) and done.stdout:
            yield case.stem, after[0], done.stdout, PROGRAMS
    for code, words in codes.shown(program):
        for name in ("json", "sarif"):
            yield code, name, codes.ask(program, *words, "--format", name).stdout, codes.PROGRAMS


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failed, counts = 0, {"json": 0, "sarif": 0}
    for what, name, text, folder in printed(program):
        counts[name] += 1
        faults = json_faults(text, validator) if name == "json" else sarif_faults(text, folder)
        for fault in faults:
            print(f"{what}: {fault}")
        failed += bool(faults)
    print(f"{counts['json']} in JSON, {counts['sarif']} in SARIF, {failed} failed")
    return 1 if failed or 0 in counts.values() else 0


if __name__ == "__main__":
    sys.exit(main())
