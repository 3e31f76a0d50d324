// SPDX-License-Identifier: Apache-2.0
// The bound of two StructInfos, a line a clause; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {
namespace {

/// Is the bound of `a` and `b` the third? Up to the names of the variables that a function binds.
bool is_bound(const std::string& a, const std::string& b, const std::string& third) {
  const Written w({a, b, third});
  const StructInfo* bound = w.algebra().unify(w[0], w[1]);
  return w.algebra().subtype(bound, w[2]).verdict == Compatibility::kCompatible &&
         w.algebra().subtype(w[2], bound).verdict == Compatibility::kCompatible;
}

}  // namespace

TEST_CASE("the bound with an object, both readings",
          "[Relax/Pseudocode/unify_struct_info/1][Relax/Pseudocode/unify_struct_info/2][RLX-D1]") {
  CHECK(bound("R.Tensor", "R.Object") == "R.Object");
  CHECK(bound("R.Object", "R.Tensor") == "R.Object");
  CHECK(bound("R.Tensor", "R.Object", "RLX-D1") == "R.Tensor");
  CHECK(bound("R.Object", "R.Tensor", "RLX-D1") == "R.Tensor");
}

TEST_CASE("the bound of two kinds",
          "[Relax/Pseudocode/unify_struct_info][Relax/Pseudocode/unify_struct_info/3]") {
  const std::string all[] = {"R.Tensor", "R.Shape", "R.Prim('int64')", "R.Tuple(R.Any)",
                             "R.Callable"};
  for (const std::string& a : all)
    for (const std::string& b : all) CHECK((bound(a, b) == "R.Object") == (a != b));
}

TEST_CASE("the bound of primitive values",
          "[Relax/Pseudocode/unify_struct_info/4.1][Relax/Pseudocode/unify_struct_info/4.2]"
          "[Relax/Pseudocode/unify_struct_info/4.3][Relax/Pseudocode/unify_struct_info/4.4]") {
  CHECK(bound("R.Prim('int64')", "R.Prim('int32')") == "R.Object");
  CHECK(bound("R.Prim(value=n)", "R.Prim('int64')") == "R.Prim(\"int64\")");
  CHECK(bound("R.Prim('int64')", "R.Prim(value=n)") == "R.Prim(\"int64\")");
  CHECK(bound("R.Prim(value=n)", "R.Prim(value=n + 0)") == "R.Prim(value=n)");
  CHECK(bound("R.Prim(value=n)", "R.Prim(value=n + 1)") == "R.Prim(\"int64\")");
  CHECK(bound("R.Prim(value=n)", "R.Prim(value=m)") == "R.Prim(\"int64\")");
}

TEST_CASE("the bound of shapes: ranks",
          "[Relax/Pseudocode/unify_struct_info/5.1][Relax/Pseudocode/unify_struct_info/5.2]"
          "[Relax/Pseudocode/unify_struct_info/5.3]") {
  CHECK(bound("R.Shape", "R.Shape([n])") == "R.Shape");
  CHECK(bound("R.Shape([n])", "R.Shape") == "R.Shape");
  CHECK(bound("R.Shape([n])", "R.Shape(ndim=2)") == "R.Shape");
}

TEST_CASE("the bound of shapes: values, both readings",
          "[Relax/Pseudocode/unify_struct_info/5.4][Relax/Pseudocode/unify_struct_info/5.5]"
          "[Relax/Pseudocode/unify_struct_info/5.6][Relax/Pseudocode/unify_struct_info/5.7]"
          "[Relax/Subtype/p3:c][RLX-D2]") {
  CHECK(bound("R.Shape(ndim=1)", "R.Shape([n])") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape(ndim=1)") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n + n])", "R.Shape([2 * n])") == "R.Shape([n + n])");
  CHECK(bound("R.Shape([n])", "R.Shape([n + 1])") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape([m])") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape([m])", "RLX-D2") == "R.Shape([m])");
}

TEST_CASE("the bound of tensors, both readings",
          "[Relax/Pseudocode/unify_struct_info/6.1][Relax/Pseudocode/unify_struct_info/6.2]"
          "[Relax/Pseudocode/unify_struct_info/6.4][Relax/Pseudocode/unify_struct_info/6.5]"
          "[Relax/Pseudocode/unify_struct_info/6.6][RLX-D3]") {
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((m,), 'int8')") ==
        "R.Tensor(dtype=\"int8\", ndim=1)");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n + 1,), 'int8')") ==
        "R.Tensor(dtype=\"int8\", ndim=1)");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n, n), 'int8')") == "R.Tensor(dtype=\"int8\")");
  CHECK(bound("R.Tensor('int8')", "R.Tensor((n,), 'int8')") == "R.Tensor(dtype=\"int8\")");
  CHECK(bound("R.Tensor('int8', ndim=1)", "R.Tensor((n,), 'int8')") ==
        "R.Tensor(dtype=\"int8\", ndim=1)");
  CHECK(bound("R.Tensor((n + n,), 'int8')", "R.Tensor((2 * n,), 'int8')") ==
        "R.Tensor((n + n,), \"int8\")");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n,), 'int4')") == "R.Tensor((n,))");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n,), 'int4')", "RLX-D3") ==
        "R.Tensor((n,), \"int8\")");
}

TEST_CASE("the device of a bound, both readings",
          "[Relax/Pseudocode/unify_struct_info/6.3][Relax/Pseudocode/unify_struct_info/6.4]"
          "[Relax/Pseudocode/unify_struct_info/6.6][RLX-D4]") {
  const auto shared = [](const std::string& a, const std::string& b, std::string_view entry = {}) {
    const Written w({a, b}, entry);
    const VDevice* device = as<TensorStructInfo>(w.algebra().unify(w[0], w[1]))->vdevice;
    CHECK((!device || device == as<TensorStructInfo>(w[0])->vdevice));
    return device != nullptr;
  };
  const std::string here = "R.Tensor((n,), vdevice='cuda:0')",
                    there = "R.Tensor((n,), vdevice='cuda:1')",
                    other = "R.Tensor((m,), vdevice='cuda:0')",
                    matrix = "R.Tensor(ndim=2, vdevice='cuda:0')";
  CHECK(shared(here, here));
  CHECK_FALSE(shared(here, there));
  CHECK_FALSE(shared(here, "R.Tensor((n,))"));
  CHECK(shared(here, other));
  CHECK(shared(here, matrix));
  CHECK_FALSE(shared(here, matrix, "RLX-D4"));
  CHECK(shared(here, other, "RLX-D4"));
}

TEST_CASE("the bound of tuples",
          "[Relax/Pseudocode/unify_struct_info/7.1][Relax/Pseudocode/unify_struct_info/7.2]") {
  CHECK(bound("R.Tuple(R.Any)", "R.Tuple(R.Any, R.Any)") == "R.Object");
  CHECK(bound("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Shape, R.Shape)") ==
        "R.Tuple(R.Shape, R.Object)");
}

TEST_CASE("the bound of packed functions",
          "[Relax/Pseudocode/unify_struct_info/8.1][Relax/Pseudocode/unify_struct_info/8.2]"
          "[Relax/Pseudocode/unify_struct_info/8.3]") {
  const std::string mine = "R.Callable.packed(derive_func='mine')";
  CHECK(bound("R.PackedFunc", "R.Callable((), R.Any)") == "R.Object");
  CHECK(bound("R.Callable((), R.Any)", "R.PackedFunc") == "R.Object");
  CHECK(is_bound("R.PackedFunc", "R.PackedFunc", "R.PackedFunc"));
  CHECK(is_bound(mine, mine, mine));
  CHECK(is_bound("R.PackedFunc", mine, "R.Callable"));
}

TEST_CASE("the bound of functions",
          "[Relax/Pseudocode/unify_struct_info/8.4][Relax/Pseudocode/unify_struct_info/8.5]"
          "[Relax/Pseudocode/unify_struct_info/8.6][Relax/Pseudocode/unify_struct_info/8.8]") {
  const auto function = [](const std::string& ret, const std::string& purity) {
    return "R.Callable((R.Any,), " + ret + ", " + purity + ")";
  };
  CHECK(bound("R.Callable((R.Any,), R.Any)", "R.Callable((), R.Any)") == "R.Object");
  CHECK(is_bound(function("R.Shape", "True"), function("R.Tensor", "False"),
                 function("R.Any", "False")));
  CHECK(is_bound(function("R.Shape", "False"), function("R.Shape", "True"),
                 function("R.Shape", "False")));
  CHECK(is_bound(function("R.Shape", "True"), function("R.Shape", "True"),
                 function("R.Shape", "True")));
  CHECK(is_bound("R.Callable((R.Shape([n]),), R.Shape([n, 2]))",
                 "R.Callable((R.Shape([m]),), R.Shape([m, m]))",
                 "R.Callable((R.Shape([k]),), R.Shape(ndim=2))"));
}

TEST_CASE("params that are judged equal are taken, and no others",
          "[Relax/Pseudocode/unify_struct_info/8.6][Relax/Pseudocode/unify_struct_info/8.7]"
          "[RLX-D5]") {
  const auto on = [](const std::string& param) { return "R.Callable((" + param + ",), R.Any)"; };
  CHECK(is_bound(on("R.Tuple(R.Shape, R.Tensor)"), on("R.Tuple(R.Shape, R.Tensor)"),
                 on("R.Tuple(R.Shape, R.Tensor)")));
  CHECK(bound(on("R.Shape"), on("R.Tensor")) == "R.Object");
  CHECK(bound(on("R.Shape"), on("R.Any")) == "R.Object");  // an upper bound of both is not enough
  CHECK(bound(on("R.Any"), on("R.Shape")) == "R.Object");
  CHECK(bound(on("R.Shape([n])"), on("R.Shape([4])")) == "R.Object");  // an instance is not equal
}

TEST_CASE("params that are not equal have no bound but an object", "[RLX-D53]") {
  // The second is above the first, and so the least bound of both; the procedure does not look.
  const std::string any = "R.Callable((R.Tensor,), R.Any)",
                    two = "R.Callable((R.Tensor(ndim=2),), R.Any)";
  CHECK(subtype(any, two) == "yes Relax/Subtype/8.4");
  CHECK(bound(any, two) == "R.Object");
}

}  // namespace tenor::spec::relax::test
