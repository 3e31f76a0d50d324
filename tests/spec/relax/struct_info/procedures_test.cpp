// SPDX-License-Identifier: Apache-2.0
// The bound of two StructInfos, what is erased with a scope, mappings of variables, derivation
// functions and traditional types; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "spec/relax/struct_info/derive_func.h"
#include "spec/relax/struct_info/type.h"
#include "spec/text/print.h"
#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {

TEST_CASE("the bound with an object, both readings", "[RLX-D1]") {
  CHECK(bound("R.Tensor", "R.Object") == "R.Object");
  CHECK(bound("R.Object", "R.Tensor") == "R.Object");
  CHECK(bound("R.Tensor", "R.Object", "RLX-D1") == "R.Tensor");
  CHECK(bound("R.Object", "R.Tensor", "RLX-D1") == "R.Tensor");
  CHECK(bound("R.Shape", "R.Tensor") == "R.Object");
}

TEST_CASE("the bound of primitive values", "[Relax/Pseudocode/unify_struct_info/4.1]") {
  CHECK(bound("R.Prim('int64')", "R.Prim('int32')") == "R.Object");
  CHECK(bound("R.Prim(value=n)", "R.Prim('int64')") == "R.Prim(\"int64\")");
  CHECK(bound("R.Prim(value=n)", "R.Prim(value=n + 0)") == "R.Prim(value=n)");
  CHECK(bound("R.Prim(value=n)", "R.Prim(value=m)") == "R.Prim(\"int64\")");
}

TEST_CASE("the bound of shapes, both readings", "[RLX-D2]") {
  CHECK(bound("R.Shape", "R.Shape([n])") == "R.Shape");
  CHECK(bound("R.Shape([n])", "R.Shape") == "R.Shape");
  CHECK(bound("R.Shape([n])", "R.Shape(ndim=2)") == "R.Shape");
  CHECK(bound("R.Shape(ndim=1)", "R.Shape([n])") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape(ndim=1)") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape([n])") == "R.Shape([n])");
  CHECK(bound("R.Shape([n])", "R.Shape([m])") == "R.Shape(ndim=1)");
  CHECK(bound("R.Shape([n])", "R.Shape([m])", "RLX-D2") == "R.Shape([m])");
}

TEST_CASE("the bound of tensors, both readings", "[RLX-D3][RLX-D4]") {
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((m,), 'int8')") ==
        "R.Tensor(dtype=\"int8\", ndim=1)");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n, n), 'int8')") == "R.Tensor(dtype=\"int8\")");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n,), 'int4')") == "R.Tensor((n,))");
  CHECK(bound("R.Tensor((n,), 'int8')", "R.Tensor((n,), 'int4')", "RLX-D3") ==
        "R.Tensor((n,), \"int8\")");
  const Written w({"R.Tensor(vdevice='cuda', ndim=1)", "R.Tensor(vdevice='cuda', ndim=2)"}),
      letter({"R.Tensor(vdevice='cuda', ndim=1)", "R.Tensor(vdevice='cuda', ndim=2)"}, "RLX-D4");
  CHECK(as<TensorStructInfo>(w.algebra().unify(w[0], w[1]))->vdevice ==
        as<TensorStructInfo>(w[0])->vdevice);
  CHECK(!as<TensorStructInfo>(letter.algebra().unify(letter[0], letter[1]))->vdevice);
}

TEST_CASE("the bound of tuples", "[Relax/Pseudocode/unify_struct_info/7.1]") {
  CHECK(bound("R.Tuple(R.Any)", "R.Tuple(R.Any, R.Any)") == "R.Object");
  CHECK(bound("R.Tuple(R.Shape, R.Tensor)", "R.Tuple(R.Shape, R.Shape)") ==
        "R.Tuple(R.Shape, R.Object)");
}

TEST_CASE("the bound of functions", "[Relax/Pseudocode/unify_struct_info/8.1]") {
  const auto same = [](const std::string& a, const std::string& b, const std::string& c) {
    const Written w({a, b, c});
    const StructInfo* u = w.algebra().unify(w[0], w[1]);
    return w.algebra().subtype(u, w[2]).verdict == Compatibility::kCompatible &&
           w.algebra().subtype(w[2], u).verdict == Compatibility::kCompatible;
  };
  CHECK(bound("R.PackedFunc", "R.Callable((), R.Any)") == "R.Object");
  CHECK(same("R.PackedFunc", "R.PackedFunc", "R.PackedFunc"));
  CHECK(same("R.PackedFunc", "R.Callable.packed(derive_func='mine')", "R.Callable"));
  CHECK(bound("R.Callable((R.Any,), R.Any)", "R.Callable((), R.Any)") == "R.Object");
  CHECK(same("R.Callable((R.Any,), R.Shape, True)", "R.Callable((R.Any,), R.Tensor, False)",
             "R.Callable((R.Any,), R.Any, False)"));
  CHECK(same("R.Callable((R.Shape([n]),), R.Shape([n, 2]))",
             "R.Callable((R.Shape([m]),), R.Shape([m, m]))",
             "R.Callable((R.Shape([k]),), R.Shape(ndim=2))"));
}

TEST_CASE("params that are not equal have no bound but an object", "[RLX-D53]") {
  // The second is above the first, and so the least bound of both; the procedure does not look.
  const std::string any = "R.Callable((R.Tensor,), R.Any)",
                    two = "R.Callable((R.Tensor(ndim=2),), R.Any)";
  CHECK(subtype(any, two) == "yes Relax/Subtype/8.4");
  CHECK(bound(any, two) == "R.Object");
}

TEST_CASE("erasing to a scope", "[Relax/Pseudocode/erase_to_well_defined]") {
  CHECK(erased("R.Object", {}) == "R.Object");
  CHECK(erased("R.Tensor((n, m), 'int8')", {"n", "m"}) == "R.Tensor((n, m), \"int8\")");
  CHECK(erased("R.Tensor((n, m), 'int8')", {"n"}) == "R.Tensor(dtype=\"int8\", ndim=2)");
  CHECK(erased("R.Tensor(s, 'int8')", {}) == "R.Tensor(dtype=\"int8\")");
  CHECK(erased("R.Tensor(ndim=2)", {}) == "R.Tensor(ndim=2)");
  CHECK(erased("R.Shape([n + m])", {"n"}) == "R.Shape(ndim=1)");
  CHECK(erased("R.Shape([n])", {"n"}) == "R.Shape([n])");
  CHECK(erased("R.Tuple(R.Shape([n]), R.Shape([m]))", {"m"}) ==
        "R.Tuple(R.Shape(ndim=1), R.Shape([m]))");
  SECTION("variables of params are in scope in what follows") {
    const Written w({"R.Callable((R.Shape([n]),), R.Tuple(R.Shape([n]), R.Shape([m])))",
                     "R.Callable((R.Shape([n]),), R.Tuple(R.Shape([n]), R.Shape(ndim=1)))"});
    const StructInfo* got = w.algebra().erase(w[0], Names({}));
    CHECK(print(got) == print(w[1]));
  }
  SECTION("and not behind the function") {
    CHECK(erased("R.Tuple(R.Callable((R.Shape([n]),), R.Any), R.Shape([n]))", {})
              .ends_with("R.Shape(ndim=1))"));
  }
}

TEST_CASE("what erasing keeps, both readings", "[RLX-D6]") {
  CHECK(erased("R.Prim(value=n)", {}) == "R.Prim(\"int64\")");
  CHECK(erased("R.Prim(value=n)", {}, "RLX-D6") == "R.Prim(value=n)");
  const std::vector<std::string> lines{"R.Tensor((n,), vdevice='cuda')",
                                       "R.Callable((), R.Any, False)"};
  const Written w(lines), letter(lines, "RLX-D6");
  const auto device = [](const Written& of) {
    return as<TensorStructInfo>(of.algebra().erase(of[0], Names({})))->vdevice;
  };
  CHECK(device(w));
  CHECK(!device(letter));
  CHECK(!as<FuncStructInfo>(w.algebra().erase(w[1], Names({})))->purity);
  CHECK(as<FuncStructInfo>(letter.algebra().erase(letter[1], Names({})))->purity);
}

TEST_CASE("mapping variables", "[Relax/Pseudocode/get_shape_var_mapping]") {
  CHECK(mapping("R.Tensor((n, m + 1))", "R.Tensor((4, 5))") == "n = 4");
  CHECK(mapping("R.Tensor((n, m))", "R.Tensor((4, k + 1))", {"n"}) == "m = k + 1");
  CHECK(mapping("R.Tensor((n,))", "R.Tensor((4, 5))").empty());
  CHECK(mapping("R.Tensor((n,))", "R.Shape([4])").empty());
  CHECK(mapping("R.Tuple(R.Shape([n]), R.Shape([m]))", "R.Tuple(R.Shape([2]), R.Shape([3]))") ==
        "n = 2, m = 3");
  CHECK(mapping("R.Tuple(R.Shape([n]))", "R.Tuple(R.Shape([2]), R.Shape([3]))").empty());
  CHECK(mapping("R.Callable((R.Shape([n]),), R.Shape([m]))",
                "R.Callable((R.Shape([2]),), R.Shape([3]))") == "n = 2");
}

TEST_CASE("mapping variables, both readings", "[RLX-D7][RLX-D27]") {
  CHECK(mapping("R.Shape([n])", "R.Shape([4])") == "n = 4");
  CHECK(mapping("R.Shape([n])", "R.Shape([4])", {}, "RLX-D7") == "n = n");
  CHECK(mapping("R.Prim(value=n)", "R.Prim(value=4)") == "n = 4");
  CHECK(mapping("R.Prim(value=n)", "R.Prim(value=4)", {}, "RLX-D7").empty());
  CHECK(mapping("R.Tensor((n, n))", "R.Tensor((2, 3))") == "n = 2");
  CHECK(mapping("R.Tensor((n, n))", "R.Tensor((2, 3))", {}, "RLX-D27") == "n = 3");
}

TEST_CASE("substitution replaces all at once", "[Relax/Compat/7.3.3:b]") {
  const Written w({"R.Tuple(R.Shape([n, m * 2]), R.Callable((R.Tensor((n,)),), R.Prim(value=m)))",
                   "R.Tuple(R.Shape([m, n * 2]), R.Callable((R.Tensor((m,)),), R.Prim(value=n)))"});
  spec::Var n, m;
  n.variable = w.variable("n");
  m.variable = w.variable("m");
  n.dtype = m.dtype = int_type(64);
  ShapeVarMapping swap;
  swap.add(n.variable, &m);
  swap.add(m.variable, &n);
  CHECK(print(w.algebra().substitute(w[0], swap)) == print(w[1]));
}

TEST_CASE("derivation functions that are built in", "[Relax/DeriveFunc/2][Relax/DeriveFunc/p3]") {
  Written w({"R.Shape", "R.Tensor"});
  Builder builder(w.program());
  Call call;
  const auto derived = [&](std::vector<const StructInfo*> sinfo_args, DeriveFunc::Kind kind) {
    call.sinfo_args = builder.arena().list(sinfo_args);
    return print(apply(DeriveFunc{kind, {}}, builder, call));
  };
  CHECK(derived({}, DeriveFunc::Kind::kDefault) == "R.Object");
  CHECK(derived({w[0]}, DeriveFunc::Kind::kDefault) == "R.Shape");
  CHECK(derived({w[0], w[1]}, DeriveFunc::Kind::kDefault) == "R.Tuple(R.Shape, R.Tensor)");
  CHECK(derived({w[0]}, DeriveFunc::Kind::kEmpty) == "R.Object");
  CHECK(derived({w[0]}, DeriveFunc::Kind::kNamed) == "R.Object");
}

TEST_CASE("traditional types", "[Relax/Pseudocode/erase_struct_info]") {
  const Written w({"R.Tensor((n,), 'int8', vdevice='cuda')", "R.Tensor('int8', ndim=1)",
                   "R.Callable((R.Shape([n]), R.Prim(value=n)), R.Tuple(R.Any))",
                   "R.Callable((R.Shape(ndim=1), R.Prim('int64')), R.Tuple(R.Any), False)",
                   "R.PackedFunc", "R.Callable"});
  for (const std::size_t i : {0, 2, 4})
    CHECK(erase_struct_info(w[i]) == erase_struct_info(w[i + 1]));
  CHECK_FALSE(erase_struct_info(w[0]) == erase_struct_info(w[2]));
  CHECK(is_subtype(erase_struct_info(w[2]), erase_struct_info(w[3])));
  CHECK_FALSE(is_subtype(erase_struct_info(w[2]), erase_struct_info(w[4])));
}

}  // namespace tenor::spec::relax::test
