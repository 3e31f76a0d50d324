# SPDX-License-Identifier: Apache-2.0
"""Seconds of one N^3 float32 matrix product in the StableHLO reference interpreter: the best of five."""
import sys
import time

import numpy
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

TEXT = """
func.func @main(%a: tensor<NxNxf32>, %b: tensor<NxNxf32>) -> tensor<NxNxf32> {
  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
     : (tensor<NxNxf32>, tensor<NxNxf32>) -> tensor<NxNxf32>
  func.return %c : tensor<NxNxf32>
}"""


def main():
    size = int(sys.argv[1])
    with ir.Context() as context:
        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        module = ir.Module.parse(TEXT.replace("N", str(size)))
        values = numpy.random.default_rng(0).random((size, size), dtype="float32")
        arguments = [ir.DenseElementsAttr.get(values)] * 2
        times = []
        for _ in range(5):
            begin = time.process_time()
            stablehlo.eval_module(module, arguments)
            times.append(time.process_time() - begin)
    print(min(times))


if __name__ == "__main__":
    main()
