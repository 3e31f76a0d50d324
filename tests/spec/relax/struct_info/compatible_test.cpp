// SPDX-License-Identifier: Apache-2.0
// check_compatibility, a line a clause; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {
namespace {

std::string tensor(const std::string& arguments) { return "R.Tensor(" + arguments + ")"; }

std::string callable(const std::string& params, const std::string& ret,
                     const std::string& purity = "True") {
  return "R.Callable((" + params + "), " + ret + ", " + purity + ")";
}

}  // namespace

TEST_CASE("compatibility with an object and between kinds",
          "[Relax/Compat/1][Relax/Compat/2][Relax/Compat/p2]") {
  CHECK(compatible("R.Tensor", "R.Object") == "compatible Relax/Compat/1");
  CHECK(compatible("R.Any", "R.Any") == "compatible Relax/Compat/1");
  CHECK(compatible("R.Shape([2])", "R.Tensor((2,))") == "incompatible Relax/Compat/2");
}

TEST_CASE("what an object is, only a run tells", "[RLX-D61][Relax/Compat/2]") {
  const std::string function = callable("R.Shape,", "R.Shape");
  for (const std::string& required :
       {std::string("R.Tensor((n,))"), std::string("R.Shape([2])"), std::string("R.Tuple()"),
        std::string("R.Prim(\"int64\")"), function}) {
    INFO(required);
    CHECK(compatible("R.Object", required) == "possibly-compatible RLX-D61");
    CHECK(compatible("R.Object", required, "RLX-D61") == "incompatible Relax/Compat/2");
    CHECK(compatible(required, "R.Object") == "compatible Relax/Compat/1");
  }
  CHECK(checks("R.Object", "R.Tensor((n,))") == ": a value of R.Tensor((n,))");
  CHECK(checks("R.Tuple(R.Object, R.Shape)", "R.Tuple(R.Shape([n]), R.Shape([m]))") ==
        "fields[0]: a value of R.Shape([n]); fields[1].values: ndim == 1; "
        "fields[1].values[0]: dimension 0 == m");
  SECTION("below a definite mismatch, and of one that is nested") {
    CHECK(compatible("R.Tuple(R.Object, R.Shape)", "R.Tuple(R.Shape, R.Tensor)") ==
          "incompatible Relax/Compat/2");
    CHECK(compatible("R.Tuple(R.Tuple(R.Object))", "R.Tuple(R.Tuple(R.Tensor))") ==
          "possibly-compatible RLX-D61");
  }
  SECTION("of functions: results this way round, params the other") {
    CHECK(compatible(callable("", "R.Object"), callable("", "R.Shape")) ==
          "possibly-compatible RLX-D61");
    CHECK(compatible(callable("R.Shape,", "R.Shape"), callable("R.Object,", "R.Shape")) ==
          "possibly-compatible RLX-D61");
    CHECK(compatible(callable("R.Object,", "R.Shape"), function) ==
          "compatible Relax/Compat/7.3.4:c");
  }
}

TEST_CASE("there are three verdicts", "[Relax/Compat/p2:b]") {
  CHECK(compatible("R.Shape([n])", "R.Shape([n])").starts_with("compatible "));
  CHECK(compatible("R.Shape([n])", "R.Shape([4])").starts_with("possibly-compatible "));
  CHECK(compatible("R.Shape([n, n])", "R.Shape([4])").starts_with("incompatible "));
}

TEST_CASE("incompatible is what no sizes make equal", "[Relax/Compat/p1:b]") {
  const auto sizes = [](const std::string& a, const std::string& b) {
    const std::string all = compatible("R.Shape([" + a + "])", "R.Shape([" + b + "])");
    CHECK(compatible("R.Tensor((" + a + ",))", "R.Tensor((" + b + ",))").substr(0, 4) ==
          all.substr(0, 4));
    return all.substr(0, all.find(' '));
  };
  CHECK(sizes("n", "2 * n") == "possibly-compatible");  // where both are 0
  CHECK(sizes("n + m", "7") == "possibly-compatible");
  CHECK(sizes("n // 2", "m % 3") == "possibly-compatible");
  CHECK(sizes("n * n", "m * m + 2") == "possibly-compatible");  // never, but who is certain?
  CHECK(sizes("2 * n", "2 * n + 2") == "incompatible");
}

TEST_CASE("compatibility of tuples",
          "[Relax/Compat/3.1][Relax/Compat/3.2][Relax/Compat/3.2:b][Relax/Compat/3.2:c]"
          "[Relax/Compat/3.2:d]") {
  CHECK(compatible("R.Tuple(R.Any)", "R.Tuple(R.Any, R.Any)") == "incompatible Relax/Compat/3.1");
  CHECK(compatible("R.Tuple(R.Tensor, R.Shape)", "R.Tuple(R.Tensor, R.Any)") ==
        "compatible Relax/Compat/3.2:d");
  SECTION("one that is possible makes all possible, one that is not makes all not") {
    CHECK(compatible("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Any, R.Tensor((2,)))") ==
          "possibly-compatible Relax/Compat/6.5");
    CHECK(compatible("R.Tuple(R.Tensor, R.Shape)", "R.Tuple(R.Tensor((2,)), R.Tensor)") ==
          "incompatible Relax/Compat/2");
    CHECK(compatible("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Tensor, R.Tensor((2,)))") ==
          "incompatible Relax/Compat/2");
  }
}

TEST_CASE("compatibility of shapes",
          "[Relax/Compat/4.1][Relax/Compat/4.2][Relax/Compat/4.3][Relax/Compat/4.4]"
          "[Relax/Compat/4.5][Relax/Compat/4.5:b][Relax/Compat/4.5:c]") {
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
  CHECK(checks("R.Shape", "R.Shape([n])") == "values: ndim == 1; values[0]: dimension 0 == n");
  CHECK(compatible("R.Shape", "R.Shape(ndim=2)", "RLX-D15") == "incompatible Relax/Compat/4.2");
}

TEST_CASE("compatibility of primitive values",
          "[Relax/Compat/5.1][Relax/Compat/5.2][Relax/Compat/5.3][Relax/Compat/5.4]"
          "[Relax/Compat/5.4:b][Relax/Compat/5.4:c]") {
  CHECK(compatible("R.Prim('int64')", "R.Prim('int32')") == "incompatible Relax/Compat/5.1");
  CHECK(compatible("R.Prim(value=n)", "R.Prim('int64')") == "compatible Relax/Compat/5.2");
  CHECK(compatible("R.Prim('int64')", "R.Prim(value=n)") == "possibly-compatible Relax/Compat/5.3");
  CHECK(compatible("R.Prim(value=n + n)", "R.Prim(value=2 * n)") == "compatible Relax/Compat/5.4");
  CHECK(compatible("R.Prim(value=n)", "R.Prim(value=m)") ==
        "possibly-compatible Relax/Compat/5.4:b");
  CHECK(compatible("R.Prim(value=n)", "R.Prim(value=n + 1)") == "incompatible Relax/Compat/5.4:c");
}

TEST_CASE("compatibility of tensors: datatype, rank and device",
          "[Relax/Compat/6.1][Relax/Compat/6.2][Relax/Compat/6.3]") {
  CHECK(compatible(tensor("'int8'"), tensor("'int16'")) == "incompatible Relax/Compat/6.1");
  CHECK(compatible(tensor("(2,)"), tensor("ndim=2")) == "incompatible Relax/Compat/6.2");
  CHECK(compatible(tensor("vdevice='cuda:0'"), tensor("vdevice='cuda:1'")) ==
        "incompatible Relax/Compat/6.3");
  SECTION("what is not given, or not required, is no mismatch of that kind") {
    CHECK(compatible(tensor("'int8'"), tensor("")) == "compatible Relax/Compat/6.8:c");
    CHECK(compatible(tensor("ndim=1"), tensor("")) == "compatible Relax/Compat/6.8:c");
    CHECK(compatible(tensor("vdevice='cuda:0'"), tensor("")) == "compatible Relax/Compat/6.8:c");
    CHECK(compatible(tensor(""), tensor("'int8'")) == "possibly-compatible Relax/Compat/6.8");
  }
}

TEST_CASE("compatibility of tensors: what only a run can tell",
          "[Relax/Compat/6.4][Relax/Compat/6.8][Relax/Compat/6.8:b][Relax/Compat/6.8:c]") {
  CHECK(compatible(tensor("(2,), 'int8'"), tensor("ndim=1")) == "compatible Relax/Compat/6.8:c");
  CHECK(compatible(tensor("(2,)"), tensor("(2,), 'int8'")) ==
        "possibly-compatible Relax/Compat/6.8");
  CHECK(compatible(tensor("(2,)"), tensor("(2,), vdevice='cuda'")) ==
        "possibly-compatible Relax/Compat/6.8:b");
  SECTION("where no shape is required too") {
    CHECK(compatible(tensor("(2,)"), tensor("'int8', ndim=1")) ==
          "possibly-compatible Relax/Compat/6.8");
    CHECK(compatible(tensor("(2,)"), tensor("ndim=1, vdevice='cuda'")) ==
          "possibly-compatible Relax/Compat/6.8:b");
  }
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

TEST_CASE("compatibility of tensors: shapes",
          "[Relax/Compat/6.5][Relax/Compat/6.7][Relax/Compat/6.7:b][Relax/Compat/6.7:c]") {
  CHECK(compatible(tensor("ndim=2"), tensor("(n, 2)")) == "possibly-compatible Relax/Compat/6.5");
  CHECK(compatible(tensor("(n, m)"), tensor("(n, n)")) == "possibly-compatible Relax/Compat/6.7:c");
  CHECK(checks(tensor("(n, m)"), tensor("(n, n + 1)")) == "shape[1]: m == n + 1");
  CHECK(compatible(tensor("(n, 2)"), tensor("(n, 3)")) == "incompatible Relax/Compat/6.7");
  CHECK(compatible(tensor("(n + m,)"), tensor("(m + n,)")) == "compatible Relax/Compat/6.8:c");
  CHECK(compatible(tensor("(n + m,)"), tensor("(m + n,), 'int8'")) ==
        "possibly-compatible Relax/Compat/6.8");
  SECTION("a rank that is known already is not checked once more") {
    CHECK(checks(tensor("ndim=1"), tensor("(n,)")) == "shape[0]: dimension 0 == n");
    CHECK(checks("R.Tensor", tensor("(n,)")) == "shape: ndim == 1; shape[0]: dimension 0 == n");
  }
}

TEST_CASE("compatibility of tensors: a variable for a shape",
          "[Relax/Compat/6.6][Relax/Compat/6.6:b]") {
  CHECK(compatible(tensor("s"), tensor("s")) == "compatible Relax/Compat/6.8:c");
  CHECK(compatible(tensor("s"), tensor("t")) == "possibly-compatible Relax/Compat/6.6:b");
  CHECK(compatible(tensor("(n,)"), tensor("t")) == "possibly-compatible Relax/Compat/6.6:b");
}

TEST_CASE("compatibility of tensors: a variable of which more is known",
          "[Relax/Compat/6.6][Relax/Compat/6.6:b][Relax/Compat/6.6:c]") {
  Written w(
      {"R.Shape([n])", "R.Shape([n + 1])", "R.Shape(ndim=2)", "R.Shape([m])", "R.Tensor((n,))"});
  Builder builder(w.program());
  const auto verdict = [&](std::size_t annotation) {
    const auto* shape = as<ShapeStructInfo>(w[annotation]);
    const Expr* variable = builder.use({}, builder.variable({}, "s", shape, false));
    const auto* required = builder.tensor({}, variable, kUnknownRank, void_type());
    const CompatibilityResult compatibility = w.algebra().compatible(w[4], required);
    return std::string(word(compatibility.verdict)) + ' ' + std::string(compatibility.clause.id);
  };
  CHECK(verdict(0) == "compatible Relax/Compat/6.8:c");
  CHECK(verdict(1) == "incompatible Relax/Compat/6.6:c");
  CHECK(verdict(2) == "incompatible Relax/Compat/6.6:c");
  CHECK(verdict(3) == "possibly-compatible Relax/Compat/6.6:b");
}

TEST_CASE("compatibility of packed functions",
          "[Relax/Compat/7.1][Relax/Compat/7.2][Relax/Compat/7.2:b][RLX-D25]") {
  const std::string empty = "R.Callable", standard = "R.PackedFunc",
                    named = "R.Callable.packed(derive_func='mine')";
  CHECK(compatible(standard, "R.Callable((), R.Any)") == "incompatible Relax/Compat/7.1");
  CHECK(compatible(named, named) == "compatible Relax/Compat/7.2");
  CHECK(compatible(empty, standard) == "possibly-compatible Relax/Compat/7.2:b");
  CHECK(compatible(standard, empty) == "compatible RLX-D25");
  CHECK(compatible(standard, empty, "RLX-D25") == "possibly-compatible Relax/Compat/7.2:b");
}

TEST_CASE("compatibility of functions",
          "[Relax/Compat/7.3.1][Relax/Compat/7.3.2][Relax/Compat/7.3.4][Relax/Compat/7.3.4:b]"
          "[Relax/Compat/7.3.4:c]") {
  CHECK(compatible(callable("", "R.Any"), callable("R.Any,", "R.Any")) ==
        "incompatible Relax/Compat/7.3.1");
  CHECK(compatible(callable("", "R.Any", "False"), callable("", "R.Any")) ==
        "incompatible Relax/Compat/7.3.2");
  CHECK(compatible(callable("", "R.Any"), callable("", "R.Any", "False")) ==
        "compatible Relax/Compat/7.3.4:c");
  SECTION("params the other way round") {
    CHECK(compatible(callable("R.Any,", "R.Shape"), callable("R.Shape,", "R.Any")) ==
          "compatible Relax/Compat/7.3.4:c");
    CHECK(compatible(callable("R.Shape,", "R.Any"), callable("R.Tensor,", "R.Any")) ==
          "incompatible Relax/Compat/2");
    CHECK(compatible(callable("", "R.Tensor"), callable("", "R.Shape")) ==
          "incompatible Relax/Compat/2");
  }
  SECTION("one part that is possible makes the function possible, unless another is not") {
    CHECK(compatible(callable("R.Tensor((4,)),", "R.Any"), callable("R.Tensor,", "R.Any")) ==
          "possibly-compatible Relax/Compat/6.5");
    CHECK(compatible(callable("", "R.Tensor"), callable("", "R.Tensor((4,))")) ==
          "possibly-compatible Relax/Compat/6.5");
    CHECK(compatible(callable("R.Tensor((4,)),", "R.Tensor"), callable("R.Tensor,", "R.Shape")) ==
          "incompatible Relax/Compat/2");
  }
}

TEST_CASE("variables that a function binds itself are mapped",
          "[Relax/Compat/7.3.3][Relax/Compat/7.3.3:b]"
          "[Relax/Pseudocode/get_shape_var_mapping/p1]") {
  CHECK(compatible(callable("R.Tensor((n, m)),", "R.Tensor((n * m,))"),
                   callable("R.Tensor((k, 4)),", "R.Tensor((4 * k,))")) ==
        "compatible Relax/Compat/7.3.4:c");
  CHECK(compatible(callable("R.Tensor((n,)),", "R.Tensor((n,))"),
                   callable("R.Tensor((k,)),", "R.Tensor((k + 1,))")) ==
        "incompatible Relax/Compat/6.7");
  CHECK(compatible(callable("R.Shape([n]), R.Shape([m])", "R.Shape([n, m])"),
                   callable("R.Shape([3]), R.Shape([k])", "R.Shape([3, k])")) ==
        "compatible Relax/Compat/7.3.4:c");
  SECTION("a dimension that uses a variable may come before the one that binds it") {
    CHECK(compatible(callable("R.Tensor((n * m,)), R.Tensor((n, m))", "R.Tensor((m,))"),
                     callable("R.Tensor((p * q,)), R.Tensor((p, q))", "R.Tensor((q,))")) ==
          "compatible Relax/Compat/7.3.4:c");
  }
}

TEST_CASE("what is nested beyond all measure is possibly compatible", "[Relax/Compat/p1]") {
  std::string deep = "R.Tensor";
  for (int i = 0; i < kMaxStructInfoDepth + 8; ++i) deep = "R.Tuple([" + deep + "])";
  CHECK(compatible(deep, deep) == "possibly-compatible Relax/Compat/p1");
}

}  // namespace tenor::spec::relax::test
