# SPDX-License-Identifier: Apache-2.0
"""Seconds of a module's `main` in the StableHLO reference interpreter, on random inputs: the best of ROUNDS rounds.

usage: stablehlo.py MODULE.mlir [ROUNDS]
"""
import pathlib
import sys
import time

import numpy
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo


def arguments_of(module):
    """Random numbers of the shapes of the parameters of its only function."""
    random = numpy.random.default_rng(0)
    function, = module.body.operations
    shapes = [ir.RankedTensorType(kind).shape for kind in function.type.inputs]
    return [ir.DenseElementsAttr.get(random.random(shape, dtype="float32")) for shape in shapes]


def main():
    text, rounds = pathlib.Path(sys.argv[1]).read_text(), int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with ir.Context() as context:
        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        module = ir.Module.parse(text)
        arguments, times = arguments_of(module), []
        for _ in range(rounds):
            begin = time.process_time()
            stablehlo.eval_module(module, arguments)
            times.append(time.process_time() - begin)
    print(min(times))


if __name__ == "__main__":
    main()
