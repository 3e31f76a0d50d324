// SPDX-License-Identifier: Apache-2.0
// Subtyping, a line a rule; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {
namespace {

/// Reasons about nothing.
struct NoProver : Prover {
  Decision decide(const Question&) const override { return {}; }
};

}  // namespace

TEST_CASE("subtyping and objects", "[Relax/Subtype/3][Relax/Subtype/p1][Relax/Subtype/p1:c]") {
  CHECK(subtype("R.Tensor", "R.Object") == "yes Relax/Subtype/3");
  CHECK(subtype("R.Object", "R.Tensor") == "no Relax/Subtype/p1");
  CHECK(subtype("R.Shape", "R.Tensor") == "no Relax/Subtype/p1");
}

TEST_CASE("two shapes are equal always, possibly, or not in every case",
          "[Relax/Subtype/p2][Relax/Subtype/b1][Relax/Subtype/b2][Relax/Subtype/b3]") {
  const Written w({"R.Shape([n + n, m])", "R.Shape([2 * n, m])", "R.Shape([2 * n, 3])",
                   "R.Shape([n + n + 1, m])"});
  const auto equal = [&](std::size_t other) {
    const auto values = [&](std::size_t i) { return *as<ShapeStructInfo>(w[i])->values; };
    return w.algebra().equal(values(0), values(other)).answer;
  };
  CHECK(equal(1) == Truth::kAlways);
  CHECK(equal(2) == Truth::kDepends);
  CHECK(equal(3) == Truth::kNever);
  CHECK(subtype("R.Shape([n + n, m])", "R.Shape([2 * n, m])") == "yes Relax/Subtype/5.3");
  CHECK(subtype("R.Shape([n + n, m])", "R.Shape([2 * n, 3])") == "possibly Relax/Subtype/5.3:b");
  CHECK(subtype("R.Shape([n + n, m])", "R.Shape([n + n + 1, m])") == "no Relax/Subtype/5.3");
}

TEST_CASE("what is proved of shapes is up to the prover", "[Relax/ShapeProof/p1:b]") {
  const std::string twice = "R.Shape([n + n])", other = "R.Shape([2 * n])";
  CHECK(subtype(twice, other) == "yes Relax/Subtype/5.3");
  Written w({twice, other, twice});
  Builder builder(w.program());
  const NoProver prover;
  const Readings readings;
  const StructInfoAlgebra algebra(builder, prover, readings);
  CHECK(algebra.subtype(w[0], w[1]).verdict == Compatibility::kPossibly);
  CHECK(algebra.subtype(w[0], w[2]).verdict == Compatibility::kCompatible);  // they look alike
}

TEST_CASE("subtyping of tensors",
          "[Relax/Subtype/4.1][Relax/Subtype/4.2][Relax/Subtype/4.3][Relax/Subtype/4.4]"
          "[Relax/Subtype/4.4:b][Relax/Subtype/4.5]") {
  CHECK(subtype("R.Tensor((2,), 'int8')", "R.Tensor('int8')") == "yes Relax/Subtype/4.1");
  CHECK(subtype("R.Tensor('int8')", "R.Tensor('int8', ndim=1)") == "no Relax/Subtype/4.1");
  CHECK(subtype("R.Tensor('int8')", "R.Tensor") == "yes Relax/Subtype/4.1");
  CHECK(subtype("R.Tensor", "R.Tensor('int8')") == "no Relax/Subtype/4.2");
  CHECK(subtype("R.Tensor((n,))", "R.Tensor(ndim=1)") == "yes Relax/Subtype/4.3");
  CHECK(subtype("R.Tensor(ndim=1)", "R.Tensor((n,))") == "no Relax/Subtype/4.3");
  CHECK(subtype("R.Tensor((n + n,))", "R.Tensor((2 * n,))") == "yes Relax/Subtype/4.4");
  CHECK(subtype("R.Tensor((n,))", "R.Tensor((m,))") == "possibly Relax/Subtype/4.4:b");
  CHECK(subtype("R.Tensor((n,))", "R.Tensor((n + 1,))") == "no Relax/Subtype/4.4");
  CHECK(subtype("R.Tensor(vdevice='cuda')", "R.Tensor") == "yes Relax/Subtype/4.1");
  CHECK(subtype("R.Tensor", "R.Tensor(vdevice='cuda')") == "no Relax/Subtype/4.5");
}

TEST_CASE("sizes for which shapes differ, both readings", "[RLX-D10][Relax/Subtype/b3]") {
  CHECK(subtype("R.Shape([n])", "R.Shape([m])") == "possibly Relax/Subtype/5.3:b");
  CHECK(subtype("R.Shape([n])", "R.Shape([m])", "RLX-D10") == "no Relax/Subtype/b3");
}

TEST_CASE("subtyping of shapes",
          "[Relax/Subtype/5.1][Relax/Subtype/5.2][Relax/Subtype/5.3][Relax/Subtype/5.3:b]") {
  CHECK(subtype("R.Shape([n])", "R.Shape") == "yes Relax/Subtype/5.1");
  CHECK(subtype("R.Shape", "R.Shape(ndim=1)") == "no Relax/Subtype/5.1");
  CHECK(subtype("R.Shape([n])", "R.Shape(ndim=1)") == "yes Relax/Subtype/5.2");
  CHECK(subtype("R.Shape(ndim=1)", "R.Shape([n])") == "no Relax/Subtype/5.2");
  CHECK(subtype("R.Shape([n + n])", "R.Shape([n * 2])") == "yes Relax/Subtype/5.3");
  CHECK(subtype("R.Shape([n])", "R.Shape([m])") == "possibly Relax/Subtype/5.3:b");
  CHECK(subtype("R.Shape([n])", "R.Shape([n + 1])") == "no Relax/Subtype/5.3");
}

TEST_CASE("subtyping of tuples", "[Relax/Subtype/6][Relax/Subtype/6:b]") {
  CHECK(subtype("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Any, R.Tensor)") == "yes Relax/Subtype/6");
  CHECK(subtype("R.Tuple(R.Shape)", "R.Tuple(R.Shape, R.Shape)") == "no Relax/Subtype/6");
  CHECK(subtype("R.Tuple(R.Shape([n]))", "R.Tuple(R.Shape([m]))") ==
        "possibly Relax/Subtype/5.3:b");
  CHECK(subtype("R.Tuple(R.Shape([n]), R.Any)", "R.Tuple(R.Shape([m]), R.Shape)") ==
        "no Relax/Subtype/p1");
}

TEST_CASE("subtyping of primitive values",
          "[Relax/Subtype/7.1][Relax/Subtype/7.2][Relax/Subtype/7.3][Relax/Subtype/7.3:b]") {
  CHECK(subtype("R.Prim('int64')", "R.Prim('int64')") == "yes Relax/Subtype/7.1");
  CHECK(subtype("R.Prim('int64')", "R.Prim('int32')") == "no Relax/Subtype/7.1");
  CHECK(subtype("R.Prim(value=n)", "R.Prim('int64')") == "yes Relax/Subtype/7.2");
  CHECK(subtype("R.Prim('int64')", "R.Prim(value=n)") == "no Relax/Subtype/7.2");
  CHECK(subtype("R.Prim(value=n)", "R.Prim(value=n + 0)") == "yes Relax/Subtype/7.3");
  CHECK(subtype("R.Prim(value=n)", "R.Prim(value=m)") == "possibly Relax/Subtype/7.3:b");
}

TEST_CASE("subtyping of packed functions, both readings",
          "[Relax/Subtype/8.1][Relax/Subtype/8.2][RLX-D25]") {
  CHECK(subtype("R.PackedFunc", "R.Callable") == "yes Relax/Subtype/8.1");
  CHECK(subtype("R.PackedFunc", "R.Callable", "RLX-D25") == "no Relax/Subtype/8.2");
  CHECK(subtype("R.Callable", "R.PackedFunc") == "no Relax/Subtype/8.2");
  CHECK(subtype("R.PackedFunc", "R.PackedFunc") == "yes Relax/Subtype/8.2");
}

TEST_CASE("subtyping of functions", "[Relax/Subtype/8.3][Relax/Subtype/8.4][Relax/Subtype/8.4:b]") {
  CHECK(subtype("R.Callable((), R.Any, True)", "R.Callable((), R.Any, False)") ==
        "yes Relax/Subtype/8.4");
  CHECK(subtype("R.Callable((), R.Any, False)", "R.Callable((), R.Any, True)") ==
        "no Relax/Subtype/8.3");
  CHECK(subtype("R.Callable((R.Any,), R.Shape)", "R.Callable((R.Shape,), R.Any)") ==
        "yes Relax/Subtype/8.4");
  CHECK(subtype("R.Callable((R.Shape,), R.Any)", "R.Callable((R.Any,), R.Any)") ==
        "no Relax/Subtype/p1");
  CHECK(subtype("R.Callable((R.Shape,), R.Any)", "R.Callable((), R.Any)") ==
        "no Relax/Subtype/8.4");
  CHECK(subtype("R.Callable((), R.Shape([n]))", "R.Callable((), R.Shape([m]))") ==
        "possibly Relax/Subtype/5.3:b");
  CHECK(subtype("R.Callable((R.Shape([4]),), R.Any)", "R.Callable((R.Shape([m]),), R.Any)") ==
        "possibly Relax/Subtype/5.3:b");
}

TEST_CASE("the names of a function's own variables, both readings", "[RLX-D26]") {
  const std::string n = "R.Callable((R.Tensor((n,)),), R.Tensor((n,)))",
                    m = "R.Callable((R.Tensor((m,)),), R.Tensor((m,)))",
                    four = "R.Callable((R.Tensor((4,)),), R.Tensor((4,)))";
  CHECK(subtype(n, m) == "yes Relax/Subtype/8.4");
  CHECK(subtype(n, m, "RLX-D26") == "possibly Relax/Subtype/4.4:b");
  SECTION("a function for all sizes is one for some") {
    CHECK(subtype(n, four) == "yes Relax/Subtype/8.4");
    CHECK(subtype(four, n) == "possibly Relax/Subtype/4.4:b");
  }
}

}  // namespace tenor::spec::relax::test
