#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The C++ that `tenor tt lower --to kernels` writes beside the kernels.

The host program is compiled against fuzz/backend/tenstorrent/host, and what it records is the plan. The kernels are
compiled against declarations of the API's names that are made here, each call by its own number of arguments.
usage: tensix_cpp.py PROGRAM
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "tests/cli/tensix"
HOST = ROOT / "fuzz/backend/tenstorrent/host"
PROGRAMS = ["gemm_tails", "gemm_bias_relu", "gemm_transposed_b", "reduce_rows", "copy_interleaved", "copy_blocks", "chain", "where", "in_place", "fill_negative"]
STUB = """#pragma once
#include <cstdint>
#define tt_l1_ptr
enum class PoolType { SUM, MAX };
enum class ReduceDim { REDUCE_ROW, REDUCE_COL, REDUCE_SCALAR };
enum class DataFormat { Float32 };
enum class BroadcastType { NONE, ROW, COL, SCALAR };
template <class T> T get_arg_val(int);
constexpr uint32_t get_compile_time_arg_val(int i) { return static_cast<uint32_t>(i); }
template <uint32_t At> struct TensorAccessorArgs { static constexpr uint32_t next_compile_time_args_offset() { return At + 1; } };
struct TensorAccessor { template <uint32_t At> TensorAccessor(TensorAccessorArgs<At>, uint32_t, uint32_t) {} };
template <PoolType, ReduceDim> void reduce_init(uint32_t, uint32_t, uint32_t);
template <PoolType, ReduceDim> void reduce_tile(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
template <BroadcastType> void unary_bcast_init(uint32_t, uint32_t);
template <BroadcastType> void unary_bcast(uint32_t, uint32_t, uint32_t);
template <DataFormat> void where_tile(uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t get_tile_size(uint32_t);
uint32_t get_write_ptr(uint32_t);
uint32_t get_read_ptr(uint32_t);
void noc_async_read_tile(uint32_t, const TensorAccessor&, uint32_t);
void noc_async_write_tile(uint32_t, const TensorAccessor&, uint32_t);
"""
KNOWN = set(re.findall(r"(\w+)\(", STUB)) | {"kernel_main", "for", "if", "fill_memory", "fill_pad_tile", "TensorAccessorArgs"}


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def compile_kernel(path, folder):
    text = path.read_text()
    stub = STUB + "".join(f"template <class... A> void {name}(A...);\n" for name in sorted(set(re.findall(r"\b([a-z]\w+)\(", text)) - KNOWN))
    for header in re.findall(r'#include "(.*)"', text):
        file = folder / header
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(stub)
    return run("g++", "-std=c++20", "-Wall", "-Wextra", "-Wno-int-to-pointer-cast", "-fsyntax-only", f"-I{folder}", str(path)).stderr


def check(tenor, name):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        done = run(tenor, "tt", "lower", str(HERE / f"{name}.py"), "--to", "kernels", "-o", place)
        if done.returncode != 0:
            return done.stderr
        for kernel in folder.glob("*.cpp"):
            if kernel.name != "main.cpp" and (wrong := compile_kernel(kernel, folder)):
                return f"{kernel.name}: {wrong}"
        made = run("g++", "-std=c++20", "-Wall", "-Wextra", "-Werror", f"-I{HOST}", str(folder / "main.cpp"), "-o", str(folder / "main"))
        if made.returncode != 0:
            return made.stderr
        recorded = json.loads(run(str(folder / "main")).stdout)
        planned = json.loads((folder / "tt.plan.json").read_text())["tenor"]
        return "" if recorded == planned else f"recorded {recorded}, planned {planned}"


def main():
    tenor, failures = str(pathlib.Path(sys.argv[1]).resolve()), 0
    for name in PROGRAMS:
        if wrong := check(tenor, name):
            failures += 1
            print(f"{name}: {wrong}")
    print(f"{len(PROGRAMS)} launches in C++, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
