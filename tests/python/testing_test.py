# SPDX-License-Identifier: Apache-2.0
"""tenor.testing.assert_equivalent and tenor.run, on objects of a real compiler and on arrays of numpy."""
import unittest
import warnings

import numpy
import tenor
import tvm
from given import ROOT, SUM, TWICE, model, module, weighted
from tvm import relax

EXAMPLES = ROOT / "docs/examples"


def twice(builder, x):
    two = builder.emit(relax.op.add(x, x))
    return relax.Tuple([two, relax.Tuple([two, x])])


class Assertions(unittest.TestCase):
    def test_equivalent(self):
        answer = tenor.testing.assert_equivalent(module(f=2), module(f=TWICE))
        self.assertEqual((answer["verdict"], answer["bound"]), ("equivalent", None))

    def test_functions_and_files(self):
        tenor.testing.assert_equivalent(module(f=2)["f"], module(f=SUM)["f"])
        tenor.testing.assert_equivalent(f"{EXAMPLES}/double.py::main", EXAMPLES / "double.py")

    def test_different(self):
        with self.assertRaisesRegex(AssertionError, "(?s)V-DIFFERENT.*replay: *tenor run"):
            tenor.testing.assert_equivalent(module(f=2), module(f=3))

    def test_assumptions(self):
        before, after = "A[i] + C[i] + A[0]", "A[i] + (C[i] + A[0])"
        with self.assertRaises(AssertionError):
            tenor.testing.assert_equivalent(module(f=before), module(f=after))
        tenor.testing.assert_equivalent(module(f=before), module(f=after), assume="reassociate")

    def test_layouts(self):
        reversed_ = module(f="A[7 - i] * T.float32(2)")
        with self.assertRaises(AssertionError):
            tenor.testing.assert_equivalent(module(f=2), reversed_)
        tenor.testing.assert_equivalent(module(f=2), reversed_, layouts={"C": "i -> 7 - i"})

    def test_unknown_is_a_warning(self):
        with self.assertWarnsRegex(tenor.testing.Undecided, "only in BEFORE"):
            tenor.testing.assert_equivalent(module(f=2, g=3), module(f=2))
        with self.assertRaises(AssertionError):
            tenor.testing.assert_equivalent(module(f=2, g=3), module(f=2), unknown="fail")

    def test_a_file_that_is_not_there(self):
        with self.assertRaisesRegex(AssertionError, "there is no file"):
            tenor.testing.assert_equivalent("nowhere.py", EXAMPLES / "double.py")


class Runs(unittest.TestCase):
    def test_a_kernel(self):
        a = numpy.arange(8, dtype="float32")
        results = tenor.run(module(f=2)["f"], [a, numpy.zeros(8, "float32")])
        self.assertEqual(sorted(results), ["C"])
        self.assertEqual(results["C"].tolist(), (a * 2).tolist())

    def test_a_function_of_a_module(self):
        results = tenor.run(module(f=2, g=5), {"A": numpy.ones(8, "float32")}, name="g")
        self.assertEqual(results["C"].tolist(), [5.0] * 8)

    def test_a_file_with_a_size(self):
        results = tenor.run(f"{EXAMPLES}/double.py::main", {"A": "iota", "n": 3})
        self.assertEqual(results["C"].tolist(), [0.0, 2.0, 4.0])

    def test_a_model(self):
        doubling, x = model(twice), numpy.arange(6, dtype="float32").reshape(2, 3)
        two, (again, same) = tenor.run(doubling, {"x": tvm.runtime.tensor(x) if hasattr(tvm.runtime, "tensor") else x})
        self.assertEqual((two.tolist(), again.tolist(), same.tolist()), ((x + x).tolist(), (x + x).tolist(), x.tolist()))
        self.assertEqual(tenor.run(doubling["main"], [x])[0].tolist(), (x + x).tolist())

    def test_a_model_with_weights(self):
        x = numpy.ones((2, 3), "float32")
        weights = numpy.linspace(0.1, 0.7, 6, dtype="float32").reshape(2, 3)
        self.assertEqual(tenor.run(model(weighted), {"x": x}).tolist(), (x + weights).tolist())

    def test_a_run_that_fails(self):
        with self.assertRaisesRegex(tenor.RunError, "U-OOB-WRITE"):
            tenor.run(EXAMPLES / "scale.py")
        with self.assertRaisesRegex(tenor.RunError, "no parameter|not a parameter|'B'"):
            tenor.run(module(f=2), {"B": 1})
        with self.assertRaises(TypeError):
            tenor.run(module(f=2)["f"], [0, 0, 0])


if __name__ == "__main__":
    warnings.simplefilter("always")
    unittest.main()
