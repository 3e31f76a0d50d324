#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Kernels with one mistake: each is caught by the protocol's checks or by comparison, or is proved to compute the same for
all inputs, and listed with the reason.

An operator changes one place of a kernel, or of the plan, that `tenor tt lower` made; each place that it fits is a mutant.
docs/tenstorrent.md has the table.
usage: tensix_mutants.py PROGRAM [--bless] [--list] [--share N]
"""
import collections
import concurrent.futures
import copy
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from share import is_tried

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/cli/tensix"
PAGE = ROOT / "docs/tenstorrent.md"
BEGIN, END = "<!-- mutants -->\n", "<!-- end of mutants -->\n"
PROGRAMS = ["reduce_rows", "copy_interleaved", "loop_carried", "gemm_clear"]
DEVICE = ["--device", "wormhole", "--harvested", "9"]  # 8 cores in a row, so that most have several tiles
KERNELS = ["reader.kernel", "compute.kernel", "writer.kernel"]


def drop(call):
    """The statement that calls it is gone."""
    return lambda line: ["" for _ in range(1)] if re.search(rf"\b{call}\b.*;$", line) else []


def swap(pattern, *replacements):
    """Each match of the pattern becomes each of the replacements, one at a time."""
    def change(line):
        return [line[:m.start()] + m.expand(r) + line[m.end():] for m in re.finditer(pattern, line) for r in replacements
                if m.expand(r) != m.group(0)]
    return change


def in_calls(names, change):
    """Only in lines that call one of them."""
    return lambda line: change(line) if re.search(rf"\b({names})\b", line) else []


# The group, what the operator does, and how it changes a line.
OPERATORS = [
    ("index", "a page's number is one more", in_calls("noc_async_(read|write)_tile", swap(r"_tile\(", r"\g<0>1 + "))),
    ("index", "a factor of a page's number is one more",
     in_calls("noc_async_(read|write)_tile", lambda line: [re.sub(r"\* (\d+)", lambda m: f"* {int(m[1]) + 1}", line, count=1)]
              if re.search(r"\* \d+", line) else [])),
    ("index", "bx for by", swap(r"\bby\b(?! =)", "bx")),
    ("index", "a tile of an operand is one more", in_calls("matmul_tiles|copy_tile|reduce_tile", swap(r", (\w+), 0\);", r", \1 + 1, 0);"))),
    ("partition", "% for /", in_calls("tile_id", swap(r" / ", " % "))),
    ("partition", "the core's first tile is left out", in_calls("tt_start_id|tile_id", swap(r"= tt_start_id \+ i", "= i"))),
    ("partition", "a loop of one iteration less", swap(r"< (\w+); (\w+) =", r"+ 1 < \1; \2 =")),
    ("partition", "a loop of one iteration more", swap(r"< (\w+); (\w+) =", r"< \1 + 1; \2 =")),
    ("mask", "no mask", drop("fill_pad_tile")),
    ("mask", "rows and columns of a mask change places", swap(r", rows, columns\);", ", columns, rows);")),
    ("mask", "a mask keeps one more", swap(r"\? (\d+) : 32", r"? \1 + 1 : 32")),
    ("mask", "a mask keeps one less", swap(r"\? (\d+) : 32", r"? \1 - 1 : 32")),
    ("mask", "the tile before the last is masked", in_calls("rows|columns", swap(r"== (\d+) \?", r"== \1 - 1 ?"))),
    ("circular buffer", "no wait", drop("cb_wait_front")),
    ("circular buffer", "no pop", drop("cb_pop_front")),
    ("circular buffer", "no reserve", drop("cb_reserve_back")),
    ("circular buffer", "no push", drop("cb_push_back")),
    ("movement", "no barrier", drop("noc_async_(read|write)_barrier")),
    ("movement", "no transfer", drop("noc_async_(read|write)_tile")),
    ("registers", "no acquire", drop("tile_regs_acquire")),
    ("registers", "no commit", drop("tile_regs_commit")),
    ("registers", "no wait for the commit", drop("tile_regs_wait")),
    ("registers", "no release", drop("tile_regs_release")),
    ("registers", "another register is packed", in_calls("pack_tile", swap(r"pack_tile\(0,", "pack_tile(1,"))),
    ("registers", "no pack", drop("pack_tile")),
    ("compute", "no operation", drop(r"(matmul_tiles|copy_tile|reduce_tile|unary_bcast|relu_tile|\w+_binary_tile|fill_tile)")),
    ("compute", "no init", drop(r"(mm_init_short|copy_tile_to_dst_init_short|reduce_init|reduce_uninit|unary_bcast_init|\w+_tile_init)")),
    ("compute", "another operation", swap(r"\badd_binary_tile", "sub_binary_tile")),
    ("compute", "rows for columns", swap(r"BroadcastType::ROW", "BroadcastType::COL")),
    ("compute", "another dimension", swap(r"REDUCE_ROW", "REDUCE_COL")),
    ("compute", "the second matrix is transposed or not", swap(r"(mm_init_short\(.*), (\d)\)", r"\1, 1 - \2)")),
    ("compute", "no format", drop("(pack_)?reconfig_data_format")),
]


def plan_mutants(plan):
    """Of a plan: what, and the plan with it."""
    def made(group, what, change):
        other = copy.deepcopy(plan)
        change(other)
        return (group, what, "tt.plan.json", 0, json.dumps(other))
    rows = [k["arguments"] for k in plan["tenor"]["kernels"]]
    for i, kernel in enumerate(plan["tenor"]["kernels"]):
        names = kernel.get("names", [])
        if "tt_count" in names:
            at = names.index("tt_count")
            yield made("partition", f"a core of the {kernel['kind']} has a tile less",
                       lambda p, i=i, at=at: p["tenor"]["kernels"][i]["arguments"][0].__setitem__(at, rows[i][0][at] - 1))
        if "tt_start_id" in names:
            at = names.index("tt_start_id")
            yield made("partition", f"a core of the {kernel['kind']} begins with the next tile",
                       lambda p, i=i, at=at: p["tenor"]["kernels"][i]["arguments"][0].__setitem__(at, rows[i][0][at] + 1))
        if not names:
            yield made("partition", f"a core of the {kernel['kind']} has another's tile",
                       lambda p, i=i: p["tenor"]["kernels"][i]["arguments"][0].__setitem__(-1, rows[i][1][-1]))
    for i, ring in enumerate(plan["tenor"]["circular_buffers"]):
        yield made("circular buffer", "a page less",
                   lambda p, i=i, n=ring["pages"]: p["tenor"]["circular_buffers"][i].__setitem__("pages", n - 1 or 3))
        other = "float16" if ring["format"] != "float16" else "bfloat16"
        yield made("compute", "another format", lambda p, i=i, f=other: p["tenor"]["circular_buffers"][i].__setitem__("format", f))


def kernel_mutants(files):
    for name in KERNELS:
        lines = files.get(name, "").splitlines()
        for group, what, change in OPERATORS:
            for at, line in enumerate(lines):
                for changed in change(line):
                    yield (group, what, name, at + 1, "\n".join(lines[:at] + [changed] + lines[at + 1:]) + "\n")


def ask(tenor, *arguments):
    done = subprocess.run([tenor, *arguments], capture_output=True, text=True, check=False)
    return done.stdout, done.returncode


def judge(tenor, program, files, mutant):
    """What is said of it: a code, `different`, or `same`."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {**files, mutant[2]: mutant[4]}.items():
            pathlib.Path(folder, name).write_text(text)
        text, status = ask(tenor, "tt", "run", str(program), "--kernels", folder, "--steps", "3000000", *DEVICE)
    if status == 0:
        return "same" if "equal for all inputs" in text else "open"
    code = re.search(r"\[([A-Z-]+)\]", text)
    return code[1] if code else text.splitlines()[-1].split(" ")[0].rstrip(":") if text else "nothing"


# Why what one operator makes of lines like these computes the same.
EQUIVALENT = [
    ("no init", r"mm_init_short|copy_tile_to_dst_init_short|unary_bcast_init|_tile_init",
     "the same init came before, in the iteration before or above"),
    ("no init", r"reduce_uninit", "nothing but this reduction is packed"),
    ("no format", r"reconfig_data_format", "the formats that were set before are the same"),
    ("no wait", r"cb_wait_front", "the same pages are waited for above"),
    ("no pop", r"cb_scaler", "the tile that scales is not needed again: a page is left, which is a warning"),
    ("no operation", r"fill_tile\(0, 0", "a cleared register is packed as zeros, which it was filled with"),
    ("another register is packed", r"pack_tile\(0, cb_s\)", "the one that is filled with zeros, and a cleared one"),
    ("a page less", r"tt.plan.json", "one value has room: only the overlap is lost"),
    ("rows and columns of a mask change places", r"fill_pad_tile", "as many of both are kept"),
    ("a loop of one iteration more", r"for", "the loop runs once more on nothing"),
]


def reason(mutant, files):
    if mutant[1] == "another format" and "compute.kernel" not in files:
        return "bytes are moved, and nothing computes with them"
    line = files[mutant[2]].splitlines()[mutant[3] - 1] if mutant[3] else mutant[2]
    for what, pattern, why in EQUIVALENT:
        if what == mutant[1] and re.search(pattern, line):
            return why
    return ""


def all_mutants(tenor, name, folder):
    program = HERE / f"{name}.py"
    _, status = ask(tenor, "tt", "lower", str(program), "--to", "kernels", "-o", folder, *DEVICE)
    assert status == 0, name
    files = {p.name: p.read_text() for p in pathlib.Path(folder).iterdir() if p.suffix != ".cpp"}
    mutants = list(kernel_mutants(files)) + list(plan_mutants(json.loads(files["tt.plan.json"])))
    return program, files, mutants


def table_of(counts):
    """A row for each operator's group: mutants, and what caught them."""
    lines = ["| mistakes in | mutants | by a check | by comparison | proved equal |", "|---|---|---|---|---|"]
    total = [0, 0, 0, 0]
    for group, (checked, compared, same) in sorted(counts.items()):
        row = [checked + compared + same, checked, compared, same]
        total = [a + b for a, b in zip(total, row)]
        lines.append(f"| {group} | " + " | ".join(map(str, row)) + " |")
    return "\n".join(lines + ["| all | " + " | ".join(map(str, total)) + " |"]) + "\n", total


def main():
    tenor = str(pathlib.Path(sys.argv[1]).resolve())
    share = int(sys.argv[sys.argv.index("--share") + 1]) if "--share" in sys.argv else 1
    counts, failures = collections.defaultdict(lambda: [0, 0, 0]), 0
    for name in PROGRAMS:
        with tempfile.TemporaryDirectory() as folder:
            program, files, mutants = all_mutants(tenor, name, folder)
        mutants = [m for i, m in enumerate(mutants) if is_tried(f"{name}{i}", share)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            verdicts = list(pool.map(lambda m, p=program, f=files: judge(tenor, p, f, m), mutants))
        for mutant, verdict in zip(mutants, verdicts):
            where = f"{name} {mutant[2]}:{mutant[3]}: {mutant[1]}"
            if "--list" in sys.argv:
                print(f"{verdict:16} {where}")
            if verdict == "open":
                failures += 1
                print(f"{where}: equal on whole numbers, and open for all inputs")
            elif verdict == "same":
                counts[mutant[0]][2] += 1
                if not reason(mutant, files):
                    failures += 1
                    print(f"{where}: nothing saw it")
            else:
                counts[mutant[0]][1 if verdict == "V-DIFFERENT" else 0] += 1
    table, total = table_of(counts)
    page = PAGE.read_text()
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    if share > 1:
        print(f"{total[0]} mutants of a share, {failures} failures")
        return 1 if failures or total[0] == 0 else 0
    if "--bless" in sys.argv:
        PAGE.write_text(page[:begin] + table + page[end:])
    elif page[begin:end] != table:
        failures += 1
        print(f"{PAGE.name} has another table; accept this one with --bless:\n{table}")
    structural = sum(sum(counts[g]) for g in ("index", "partition", "mask"))
    print(f"{total[0]} mutants, {structural} of indices, partition and masks; {failures} failures")
    return 1 if failures or total[0] < 60 or structural < 15 else 0


if __name__ == "__main__":
    sys.exit(main())
