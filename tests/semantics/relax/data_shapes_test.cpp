// SPDX-License-Identifier: Apache-2.0
// Operators whose results have shapes that data decide.
#include <catch2/catch.hpp>
#include <limits>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// What `call` gives of `x`.
std::string found(const std::string& call, const HostValue& x,
                  const std::string& annotation = "R.Tensor(dtype='float32')") {
  return runs("    @R.function(pure=False)\n    def main(x: " + annotation +
                  ") -> R.Object:\n        y = " + call + "\n        return y\n",
              {x});
}
HostValue row() { return tensor({5}, {3, 1, 2, 1, 3}); }

TEST_CASE("relax: unique has the distinct elements in their order", "[RLX-D49]") {
  CHECK(found("R.unique(x)", row()) == "float32(3,): 1 2 3");
  CHECK(found("R.unique(x, sorted=False)", row()) == "float32(3,): 3 1 2");
  CHECK(found("R.unique(x)", tensor({2, 2}, {2, 2, 0, 1})) == "float32(3,): 0 1 2");
  CHECK(found("R.unique(x)", tensor({0}, {})) == "float32(0,):");
  CHECK(found("R.unique(x)", tensor({}, {7})) == "float32(1,): 7");
}

TEST_CASE("relax: unique gives first places, groups and counts", "[RLX-D49]") {
  const std::string all = "return_index=True, return_inverse=True, return_counts=True)";
  CHECK(found("R.unique(x, " + all, row()) ==
        "(float32(3,): 1 2 3; int64(3,): 1 2 0; int64(5,): 2 0 1 0 2; int64(3,): 2 1 2)");
  CHECK(found("R.unique(x, sorted=False, " + all, row()) ==
        "(float32(3,): 3 1 2; int64(3,): 0 1 2; int64(5,): 0 1 2 1 0; int64(3,): 2 2 1)");
  CHECK(found("R.unique(x, return_counts=True)", row()) ==
        "(float32(3,): 1 2 3; int64(3,): 2 1 2)");
}

TEST_CASE("relax: unique compares slices where there is an axis", "[RLX-D49]") {
  const HostValue table = tensor({3, 2}, {1, 2, 0, 5, 1, 2});
  CHECK(found("R.unique(x, axis=0)", table) == "float32(2, 2): 0 5 1 2");
  CHECK(found("R.unique(x, sorted=False, axis=0)", table) == "float32(2, 2): 1 2 0 5");
  CHECK(found("R.unique(x, return_inverse=True, axis=0)", table) ==
        "(float32(2, 2): 0 5 1 2; int64(3,): 1 0 1)");
  CHECK(found("R.unique(x, axis=-1)", tensor({2, 3}, {4, 4, 1, 0, 0, 2})) ==
        "float32(2, 2): 1 4 2 0");
}

TEST_CASE("relax: only a written 0 of reshape is the operand's own extent", "[RLX-D49]") {
  const auto reshaped = [](const std::string& before, const std::string& shape) {
    return runs(
        "    @R.function\n    def main(x: R.Tensor((\"n\", \"m\"), \"float32\")) -> "
        "R.Object:\n        n = T.int64()\n        m = T.int64()\n" +
            before + "        y = R.reshape(x, " + shape + ")\n        return y\n",
        {tensor({2, 0}, {})});
  };
  CHECK(reshaped("", "R.shape([n * m])") == "float32(0,):");
  CHECK(reshaped("", "R.shape([m, n])") == "float32(0, 2):");
  CHECK(reshaped("        s = R.shape([m, n])\n", "s") == "float32(0, 2):");
  CHECK(reshaped("", "R.shape([0, m])") == "float32(2, 0):");
}

TEST_CASE("relax: NaNs are one element, and the last", "[RLX-D49]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(found("R.unique(x, return_counts=True)", tensor({4}, {nan, 1, nan, -1})) ==
        "(float32(3,): -1 1 nan; int64(3,): 1 1 2)");
  CHECK(found("R.unique(x, axis=0)", tensor({2, 1}, {nan, nan})) == "float32(2, 1): nan nan");
}

TEST_CASE("relax: nonzero has a column for each element that is not zero", "[RLX-D49]") {
  CHECK(found("R.nonzero(x)", tensor({2, 2}, {0, 1, 2, 0})) == "int64(2, 2): 0 1 1 0");
  CHECK(found("R.nonzero(x)", tensor({2}, {0, 0})) == "int64(1, 0):");
  CHECK(found("R.nonzero(x)", tensor({}, {3})) == "int64(1, 1): 0");
}

TEST_CASE("relax: data that nothing wrote decide no shape", "[RLX-D49]") {
  HostValue x = row();
  std::get<HostTensor>(x.value).written = {1, 1, 0, 1, 1};
  for (const char* call : {"R.unique(x)", "R.nonzero(x)"})
    CHECK(found(call, x).starts_with("U-INDETERMINATE"));
}

/// The slice of the numbers from 0 on, in rows of 4.
std::string sliced(const std::vector<double>& begin, const std::vector<double>& end,
                   const std::vector<double>& strides) {
  const auto bounds = [](const std::vector<double>& v) {
    return tensor({2}, v, spec::int_type(64));
  };
  return runs(
      "    @R.function\n    def main(x: R.Tensor((3, 4), 'float32'), b: R.Tensor((2,), 'int64'), "
      "e: R.Tensor((2,), 'int64'), s: R.Tensor((2,), 'int64')) -> R.Object:\n"
      "        y = R.dynamic_strided_slice(x, b, e, s)\n        return y\n",
      {tensor({3, 4}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}), bounds(begin), bounds(end),
       bounds(strides)});
}

TEST_CASE("relax: dynamic_strided_slice takes its bounds from tensors", "[RLX-D49]") {
  CHECK(sliced({1, 0}, {3, 4}, {1, 2}) == "float32(2, 2): 4 6 8 10");
  CHECK(sliced({-1, 3}, {-4, -6}, {-1, -2}) == "float32(3, 2): 11 9 7 5 3 1");
  CHECK(sliced({2, 0}, {1, 9}, {1, 3}) == "float32(0, 2):");
  CHECK(sliced({0, 0}, {3, 4}, {1, 0}).starts_with("E-"));
}

TEST_CASE("relax: packed functions stand for operators", "[RLX-D49][Relax/Eval/12.2.2:b]") {
  const std::string call = "R.call_packed('relax.run.";
  CHECK(found(call + "unique', x, True, False, False, False, sinfo_args=R.Object)", row()) ==
        "float32(3,): 1 2 3");
  CHECK(found(call + "unique', x, False, False, False, True, R.prim_value(0), sinfo_args=R.Object)",
              tensor({2, 1}, {7, 7})) == "(float32(1, 1): 7; int64(1,): 2)");
  CHECK(found(call + "nonzero', x, sinfo_args=R.Object)", tensor({2}, {0, 4})) == "int64(1, 1): 1");
  CHECK(found(call + "shape_to_tensor', R.shape([2, 5]), sinfo_args=R.Object)", row()) ==
        "int64(2,): 2 5");
  CHECK(found(call + "assert_op', R.prim_value(0), 'no', sinfo_args=R.Object)", row())
            .starts_with("E-ASSERT: no"));
  CHECK(found(call + "unique', R.shape([2]), sinfo_args=R.Object)", row()) ==
        "S-EXTERN: relax.run.unique does not take [2]");
}

TEST_CASE("relax: a shape that a tensor holds decides a reshape", "[RLX-D49]") {
  CHECK(runs("    @R.function\n    def main(x: R.Tensor((2, 3), 'float32'), n: R.Tensor((2,), "
             "'int64')) -> R.Object:\n        s = R.tensor_to_shape(n)\n"
             "        y = R.reshape(x, s)\n        return y\n",
             {tensor({2, 3}, {1, 2, 3, 4, 5, 6}), tensor({2}, {3, 2}, spec::int_type(64))}) ==
        "float32(3, 2): 1 2 3 4 5 6");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
