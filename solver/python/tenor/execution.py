# SPDX-License-Identifier: Apache-2.0
"""Running a function by the rules, on arrays of numpy."""
import pathlib
import tempfile

import numpy

from tenor import files, program


class RunError(RuntimeError):
    """The run did not end as its function says: an error, unspecified, out of scope. The message is the program's."""


def named(function, inputs):
    """A dictionary of inputs: those of a list belong to the parameters in their order."""
    if isinstance(inputs, dict) or not len(inputs):
        return dict(inputs)
    if not hasattr(function, "params"):
        raise TypeError("of a module or a file, inputs are given by name: a dictionary")
    if len(inputs) > len(function.params):
        raise TypeError(f"{len(inputs)} inputs for {len(function.params)} parameters")
    names = [getattr(parameter, "name_hint", None) or parameter.name for parameter in function.params]
    return dict(zip(names, inputs))


def words(inputs, folder):
    """As `--input` takes them: an array by a file, all else as it is printed (`rand:7`, 16)."""
    for number, (name, value) in enumerate(inputs.items()):
        value = value.numpy() if hasattr(value, "numpy") else value
        if isinstance(value, (list, tuple, numpy.ndarray)):
            path = pathlib.Path(folder) / f"input_{number}.npy"
            numpy.save(path, numpy.asarray(value))
            value = path
        yield from ("--input", f"{name}={value}")


def structured(arrays, name="result"):
    """The array of that name, or the tuple of those of its fields."""
    if name in arrays:
        return arrays[name]
    fields = {key[len(name) + 1:].partition(".")[0] for key in arrays if key.startswith(name + ".")}
    return tuple(structured(arrays, f"{name}.{index}") for index in sorted(map(int, fields)))


def run(function, inputs=(), name=None):
    """What the rules say that a function computes, in arrays of numpy.

    function: a function of TIR or Relax, an IRModule (`name` selects its function), or a file, as FILE::f.
    inputs: a list in the order of the parameters, or a dictionary by their names; what is not given is drawn.
    Returns what a Relax function returns, a tuple of arrays for a tuple; of TIR, a dictionary of the buffers that it wrote.
    """
    with tempfile.TemporaryDirectory(prefix="tenor-") as folder:
        results = pathlib.Path(folder) / "results.npz"
        target = files.file_of(function, folder, "program") + (f"::{name}" if name else "")
        given = words(named(function, inputs), folder)
        done = program.call("run", target, *given, "--output", results)
        if done.returncode != 0:
            raise RunError((done.stdout + done.stderr).strip())
        if not results.exists():
            return {}
        with numpy.load(results) as arrays:
            arrays = {key: arrays[key] for key in arrays.files}
    return structured(arrays) if any(key.split(".")[0] == "result" for key in arrays) else arrays
