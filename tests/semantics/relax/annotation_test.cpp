// SPDX-License-Identifier: Apache-2.0
// Annotations that the checks could not decide: a run does.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// What `main` comes to that says of its argument, an object, that it is of that StructInfo.
std::string annotated(const std::string& info, const HostValue& v) {
  return runs(
      "    @R.function(pure=False)\n    def main(x: R.Object, z: R.Tensor(('n',), 'float32')) -> "
      "R.Object:\n        n = T.int64()\n        y: " +
          info + " = x\n        return y\n",
      {v, tensor({2}, {1, 2})});
}

TEST_CASE("relax: a value that is not what its annotation says is unspecified", "[RLX-D23]") {
  CHECK(annotated("R.Tensor((n,), 'float32')", tensor({2}, {3, 4})) == "float32(2,): 3 4");
  CHECK(annotated("R.Tensor((n,), 'float32')", tensor({1}, {3})) ==
        "U-ANNOTATION: dimension 0 of y is 1, but n is 2");
  CHECK(annotated("R.Tensor((n * 2,), 'float32')", tensor({4}, {1, 2, 3, 4})) ==
        "float32(4,): 1 2 3 4");
  CHECK(annotated("R.Tensor((n,), 'float32')", shape({2})) ==
        "U-ANNOTATION: y is a shape, not a tensor");
  CHECK(annotated("R.Tensor(ndim=2, dtype='float32')", tensor({2}, {3, 4})) ==
        "U-ANNOTATION: y has rank 1, not 2");
  CHECK(annotated("R.Object", shape({2})) == "[2]");
}

TEST_CASE("relax: a cast to one StructInfo is annotated with another", "[RLX-D23]") {
  const auto cast = [](const HostValue& v) {
    return runs(
        "    @R.function(pure=False)\n    def main(x: R.Object) -> R.Object:\n"
        "        y: R.Tensor((2,), 'float32') = R.match_cast(x, R.Tensor(ndim=1, "
        "dtype='float32'))\n        return y\n",
        {v});
  };
  CHECK(cast(tensor({2}, {3, 4})) == "float32(2,): 3 4");
  CHECK(cast(tensor({1}, {3})) == "U-ANNOTATION: dimension 0 of y is 1, not 2");
  CHECK(cast(shape({2})).starts_with("E-MATCH-CAST: "));
}

TEST_CASE("relax: a closure has the sizes that only its annotations mention", "[Relax/Eval/9]") {
  const auto main = [](const std::string& size) {
    return runs(
        "    @R.function(pure=False)\n    def main(x: R.Tensor(('n',), 'float32')) -> R.Object:\n"
        "        n = T.int64()\n        @R.function(pure=False)\n"
        "        def inner(v: R.Object) -> R.Object:\n            w: R.Shape([" +
            size +
            "]) = v\n            return w\n        r = inner(R.shape([2]))\n"
            "        return r\n",
        {tensor({2}, {1, 2})});
  };
  CHECK(main("n") == "[2]");
  CHECK(main("n + 1") == "U-ANNOTATION: dimension 0 of w is 2, not 3");
}

TEST_CASE("relax: a scalar that is bound may be part of a dimension", "[EXT/Prim]") {
  const auto main = [](const std::string& lines, double first) {
    return runs(
        "    @R.function\n    def main(x: R.Tensor(('n',), 'float32'), i: R.Tensor((), 'int64'))"
        " -> R.Object:\n        n = T.int64()\n" +
            lines,
        {tensor({2}, {first, 2}), tensor({}, {3}, spec::int_type(64))});
  };
  CHECK(main("        p: T.int64 = n * 2\n        y = R.zeros(R.shape([p + 1]), 'float32')\n"
             "        return (y, R.prim_value(p))\n",
             1) == "(float32(5,): 0 0 0 0 0; int64 4)");
  CHECK(main("        p = R.prim_value(n * 2)\n        q = p + 1\n"
             "        return R.shape([q, p])\n",
             1) == "[5, 4]");
  // Each call has its own.
  CHECK(main("        @R.function\n        def down(s: R.Shape(['k'])) -> R.Object:\n"
             "            k = T.int64()\n            p: T.int64 = k - 1\n"
             "            if R.prim_value(p > 0):\n"
             "                t: R.Object = down(R.shape([p]))\n"
             "                r: R.Object = (R.shape([p]), t)\n            else:\n"
             "                r: R.Object = R.shape([p])\n            return r\n"
             "        return down(R.shape([n + 1]))\n",
             1) == "([2]; ([1]; [0]))");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
