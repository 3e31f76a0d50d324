# SPDX-License-Identifier: Apache-2.0
"""Modules of TVM as files that Tenor reads, and which of their functions changed."""
import tvm

try:
    from tvm_ffi import structural_hash
except ImportError:  # before TVM 0.26
    from tvm.ir import structural_hash


def key(module):
    """A hash of each function by its name. Two modules with one key have the same functions up to renaming of variables."""
    return tuple(sorted((var.name_hint, structural_hash(function, map_free_vars=True))
                        for var, function in module.functions_items()))


def changed(before, after):
    """The names of functions that are in one key alone, or with another hash."""
    return {name for name, _ in set(before) ^ set(after)}


def written(module):
    """(suffix, text): TVMScript with its constants in the metadata, or the object graph where the printer fails."""
    try:
        return ".py", module.script(show_meta=True)
    except Exception:  # pylint: disable=broad-except  # whatever the printer throws
        return ".json", tvm.ir.save_json(module)


def as_module(program):
    """An IRModule of a module or of a function."""
    if isinstance(program, tvm.IRModule):
        return program
    name = (program.attrs or {}).get("global_symbol") if hasattr(program, "attrs") else None
    return tvm.IRModule({str(name or "main"): program})
