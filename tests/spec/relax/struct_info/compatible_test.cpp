// SPDX-License-Identifier: Apache-2.0
// check_compatibility, a line a clause; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {
namespace {

std::string tensor(const std::string& arguments) { return "R.Tensor(" + arguments + ")"; }

}  // namespace

TEST_CASE("compatibility with an object and between kinds", "[Relax/Compat/1][Relax/Compat/2]") {
  CHECK(compatible("R.Tensor", "R.Object") == "compatible Relax/Compat/1");
  CHECK(compatible("R.Any", "R.Any") == "compatible Relax/Compat/1");
  CHECK(compatible("R.Object", "R.Tensor") == "incompatible Relax/Compat/2");
  CHECK(compatible("R.Shape([2])", "R.Tensor((2,))") == "incompatible Relax/Compat/2");
}

TEST_CASE("compatibility of tuples", "[Relax/Compat/3.1][Relax/Compat/3.2]") {
  CHECK(compatible("R.Tuple(R.Any)", "R.Tuple(R.Any, R.Any)") == "incompatible Relax/Compat/3.1");
  CHECK(compatible("R.Tuple(R.Tensor, R.Shape)", "R.Tuple(R.Tensor, R.Any)") ==
        "compatible Relax/Compat/3.2:d");
  SECTION("one that is possible makes all possible, one that is not makes all not") {
    CHECK(compatible("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Any, R.Tensor((2,)))") ==
          "possibly-compatible Relax/Compat/6.5");
    CHECK(compatible("R.Tuple(R.Tensor, R.Shape)", "R.Tuple(R.Tensor((2,)), R.Tensor)") ==
          "incompatible Relax/Compat/2");
  }
}

TEST_CASE("compatibility of shapes", "[Relax/Compat/4.1][Relax/Compat/4.5]") {
  CHECK(compatible("R.Shape([2])", "R.Shape") == "compatible Relax/Compat/4.1");
  CHECK(compatible("R.Shape([2])", "R.Shape(ndim=2)") == "incompatible Relax/Compat/4.2");
  CHECK(compatible("R.Shape([2])", "R.Shape(ndim=1)") == "compatible Relax/Compat/4.3");
  CHECK(compatible("R.Shape(ndim=1)", "R.Shape([n])") == "possibly-compatible Relax/Compat/4.4");
  CHECK(compatible("R.Shape([n])", "R.Shape([n + 1])") == "incompatible Relax/Compat/4.5");
  CHECK(compatible("R.Shape([n * 2])", "R.Shape([n + n])") == "compatible Relax/Compat/4.5:b");
  CHECK(compatible("R.Shape([n])", "R.Shape([m])") == "possibly-compatible Relax/Compat/4.5:c");
  SECTION("no sizes satisfy all dimensions at once") {
    CHECK(compatible("R.Shape([n, n])", "R.Shape([2, 3])") == "incompatible Relax/Compat/4.5");
  }
}

TEST_CASE("a shape of unknown rank, both readings", "[RLX-D15]") {
  CHECK(compatible("R.Shape", "R.Shape(ndim=2)") == "possibly-compatible RLX-D15");
  CHECK(compatible("R.Shape", "R.Shape([n])") == "possibly-compatible Relax/Compat/4.4");
  CHECK(checks("R.Shape", "R.Shape([n])") == "values: ndim == 1; values[0]: dimension == n");
  CHECK(compatible("R.Shape", "R.Shape(ndim=2)", "RLX-D15") == "incompatible Relax/Compat/4.2");
}

TEST_CASE("compatibility of primitive values", "[Relax/Compat/5.1][Relax/Compat/5.4]") {
  CHECK(compatible("R.Prim('int64')", "R.Prim('int32')") == "incompatible Relax/Compat/5.1");
  CHECK(compatible("R.Prim(value=n)", "R.Prim('int64')") == "compatible Relax/Compat/5.2");
  CHECK(compatible("R.Prim('int64')", "R.Prim(value=n)") == "possibly-compatible Relax/Compat/5.3");
  CHECK(compatible("R.Prim(value=n + n)", "R.Prim(value=2 * n)") == "compatible Relax/Compat/5.4");
  CHECK(compatible("R.Prim(value=n)", "R.Prim(value=m)") ==
        "possibly-compatible Relax/Compat/5.4:b");
  CHECK(compatible("R.Prim(value=n)", "R.Prim(value=n + 1)") == "incompatible Relax/Compat/5.4:c");
}

TEST_CASE("compatibility of tensors: datatype, rank and device", "[Relax/Compat/6.1]") {
  CHECK(compatible(tensor("'int8'"), tensor("'int16'")) == "incompatible Relax/Compat/6.1");
  CHECK(compatible(tensor("(2,)"), tensor("ndim=2")) == "incompatible Relax/Compat/6.2");
  CHECK(compatible(tensor("vdevice='cuda:0'"), tensor("vdevice='cuda:1'")) ==
        "incompatible Relax/Compat/6.3");
  CHECK(compatible(tensor("(2,), 'int8'"), tensor("ndim=1")) == "compatible Relax/Compat/6.8:c");
  CHECK(compatible(tensor("(2,)"), tensor("(2,), 'int8'")) ==
        "possibly-compatible Relax/Compat/6.8");
  CHECK(compatible(tensor("(2,)"), tensor("(2,), vdevice='cuda'")) ==
        "possibly-compatible Relax/Compat/6.8:b");
}

TEST_CASE("a device that is not given, both readings", "[RLX-D39]") {
  CHECK(compatible("R.Tensor", tensor("vdevice='cuda'")) ==
        "possibly-compatible Relax/Compat/6.8:b");
  CHECK(compatible("R.Tensor", tensor("vdevice='cuda'"), "RLX-D39") ==
        "incompatible Relax/Compat/6.3");
}

TEST_CASE("a tensor of unknown rank, both readings", "[RLX-D40]") {
  CHECK(compatible("R.Tensor", tensor("ndim=2")) == "possibly-compatible RLX-D40");
  CHECK(checks("R.Tensor", tensor("ndim=2")) == ": ndim == 2");
  CHECK(compatible("R.Tensor", tensor("ndim=2"), "RLX-D40") == "compatible Relax/Compat/6.8:c");
}

TEST_CASE("compatibility of tensors: shapes", "[Relax/Compat/6.5][Relax/Compat/6.7]") {
  CHECK(compatible(tensor("ndim=2"), tensor("(n, 2)")) == "possibly-compatible Relax/Compat/6.5");
  CHECK(compatible(tensor("(n, m)"), tensor("(n, n)")) == "possibly-compatible Relax/Compat/6.7:c");
  CHECK(checks(tensor("(n, m)"), tensor("(n, n + 1)")) == "shape[1]: m == n + 1");
  CHECK(compatible(tensor("(n, 2)"), tensor("(n, 3)")) == "incompatible Relax/Compat/6.7");
  CHECK(compatible(tensor("(n + m,)"), tensor("(m + n,)")) == "compatible Relax/Compat/6.8:c");
  SECTION("a rank that is known already is not checked once more") {
    CHECK(checks(tensor("ndim=1"), tensor("(n,)")) == "shape[0]: dimension == n");
    CHECK(checks("R.Tensor", tensor("(n,)")) == "shape: ndim == 1; shape[0]: dimension == n");
  }
}

TEST_CASE("compatibility of tensors: a variable for a shape", "[Relax/Compat/6.6]") {
  CHECK(compatible(tensor("s"), tensor("s")) == "compatible Relax/Compat/6.8:c");
  CHECK(compatible(tensor("s"), tensor("t")) == "possibly-compatible Relax/Compat/6.6:b");
  CHECK(compatible(tensor("(n,)"), tensor("t")) == "possibly-compatible Relax/Compat/6.6:b");
}

TEST_CASE("compatibility of packed functions", "[Relax/Compat/7.1][Relax/Compat/7.2][RLX-D25]") {
  const std::string empty = "R.Callable", standard = "R.PackedFunc",
                    named = "R.Callable.packed(derive_func='mine')";
  CHECK(compatible(standard, "R.Callable((), R.Any)") == "incompatible Relax/Compat/7.1");
  CHECK(compatible(named, named) == "compatible Relax/Compat/7.2");
  CHECK(compatible(empty, standard) == "possibly-compatible Relax/Compat/7.2:b");
  CHECK(compatible(standard, empty) == "compatible RLX-D25");
  CHECK(compatible(standard, empty, "RLX-D25") == "possibly-compatible Relax/Compat/7.2:b");
}

TEST_CASE("compatibility of functions", "[Relax/Compat/7.3.1][Relax/Compat/7.3.4]") {
  const auto from = [](const std::string& params, const std::string& ret,
                       const std::string& purity = "True") {
    return "R.Callable((" + params + "), " + ret + ", " + purity + ")";
  };
  CHECK(compatible(from("", "R.Any"), from("R.Any,", "R.Any")) ==
        "incompatible Relax/Compat/7.3.1");
  CHECK(compatible(from("", "R.Any", "False"), from("", "R.Any")) ==
        "incompatible Relax/Compat/7.3.2");
  CHECK(compatible(from("", "R.Any"), from("", "R.Any", "False")) ==
        "compatible Relax/Compat/7.3.4:c");
  SECTION("params the other way round") {
    CHECK(compatible(from("R.Any,", "R.Shape"), from("R.Shape,", "R.Any")) ==
          "compatible Relax/Compat/7.3.4:c");
    CHECK(compatible(from("R.Shape,", "R.Any"), from("R.Any,", "R.Any")) ==
          "incompatible Relax/Compat/2");
    CHECK(compatible(from("", "R.Any"), from("", "R.Shape")) == "incompatible Relax/Compat/2");
  }
  SECTION("variables that a function binds itself are mapped") {
    CHECK(compatible(from("R.Tensor((n, m)),", "R.Tensor((n * m,))"),
                     from("R.Tensor((k, 4)),", "R.Tensor((4 * k,))")) ==
          "compatible Relax/Compat/7.3.4:c");
    CHECK(compatible(from("R.Tensor((n,)),", "R.Tensor((n,))"),
                     from("R.Tensor((k,)),", "R.Tensor((k + 1,))")) ==
          "incompatible Relax/Compat/6.7");
  }
  SECTION("a dimension that uses a variable may come before the one that binds it") {
    CHECK(compatible(from("R.Tensor((n * m,)), R.Tensor((n, m))", "R.Tensor((m,))"),
                     from("R.Tensor((p * q,)), R.Tensor((p, q))", "R.Tensor((q,))")) ==
          "compatible Relax/Compat/7.3.4:c");
  }
}

TEST_CASE("what is nested beyond all measure is possibly compatible", "[Relax/Compat/p1]") {
  std::string deep = "R.Tensor";
  for (int i = 0; i < kMaxStructInfoDepth + 8; ++i) deep = "R.Tuple([" + deep + "])";
  CHECK(compatible(deep, deep) == "possibly-compatible Relax/Compat/p1");
}

}  // namespace tenor::spec::relax::test
