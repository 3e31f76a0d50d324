# SPDX-License-Identifier: Apache-2.0
"""Every case with `--format json` prints what docs/schema.json describes.

Needs the Python package jsonschema; without it the test is skipped (status 77).
"""
import json
import pathlib
import sys

import golden

try:
    import jsonschema
except ImportError:
    print("skipped: there is no Python package jsonschema")
    sys.exit(77)

SCHEMA = pathlib.Path(golden.HERE).parent.parent / "docs" / "schema.json"


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failed = count = 0
    for case in sorted(golden.HERE.glob("*/*.cmd")):
        words, done = golden.run(program, case)
        if "json" not in words or not done.stdout:
            continue
        count += 1
        errors = list(validator.iter_errors(json.loads(done.stdout)))
        for error in errors:
            print(f"{case.stem}: {error.json_path}: {error.message}")
        failed += bool(errors)
    print(f"{count - failed} passed, {failed} failed")
    return 1 if failed or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
