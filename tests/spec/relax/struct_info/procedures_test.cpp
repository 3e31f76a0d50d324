// SPDX-License-Identifier: Apache-2.0
// What is erased with a scope, mappings of variables, derivation functions and traditional types, a
// line a clause; where the ledger has two readings, both.
#include <catch2/catch.hpp>

#include "spec/relax/struct_info/derive_func.h"
#include "spec/relax/struct_info/type.h"
#include "spec/text/print.h"
#include "tests/spec/relax/struct_info/written.h"

namespace tenor::spec::relax::test {

TEST_CASE("erasing to a scope",
          "[Relax/Pseudocode/erase_to_well_defined][Relax/Pseudocode/erase_to_well_defined/p1]"
          "[Relax/Pseudocode/erase_to_well_defined/1][Relax/Pseudocode/erase_to_well_defined/2]"
          "[Relax/Pseudocode/erase_to_well_defined/3.1]"
          "[Relax/Pseudocode/erase_to_well_defined/3.2]"
          "[Relax/Pseudocode/erase_to_well_defined/3.3]"
          "[Relax/Pseudocode/erase_to_well_defined/4][Relax/Pseudocode/erase_to_well_defined/5]") {
  CHECK(erased("R.Object", {}) == "R.Object");
  CHECK(erased("R.Prim('int64')", {}) == "R.Prim(\"int64\")");
  CHECK(erased("R.Prim(value=n)", {"n"}) == "R.Prim(value=n)");
  CHECK(erased("R.Tensor((n, m), 'int8')", {"n", "m"}) == "R.Tensor((n, m), \"int8\")");
  CHECK(erased("R.Tensor((n, m), 'int8')", {"n"}) == "R.Tensor(dtype=\"int8\", ndim=2)");
  CHECK(erased("R.Tensor(s, 'int8')", {}) == "R.Tensor(dtype=\"int8\")");
  CHECK(erased("R.Tensor(ndim=2)", {}) == "R.Tensor(ndim=2)");
  CHECK(erased("R.Shape([n + m])", {"n"}) == "R.Shape(ndim=1)");
  CHECK(erased("R.Shape([n])", {"n"}) == "R.Shape([n])");
  CHECK(erased("R.Tuple(R.Shape([n]), R.Shape([m]))", {"m"}) ==
        "R.Tuple(R.Shape(ndim=1), R.Shape([m]))");
  SECTION("a variable for a shape that is in scope stays") {
    const Written w({"R.Tensor(s)"});
    CHECK(w.algebra().erase(w[0], Names({})) == w[0]);
  }
}

TEST_CASE("erasing a function to a scope",
          "[Relax/Pseudocode/erase_to_well_defined/6.2]"
          "[Relax/Pseudocode/erase_to_well_defined/6.3]"
          "[Relax/Pseudocode/erase_to_well_defined/6.4]") {
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

TEST_CASE("erasing a packed function to a scope", "[Relax/Pseudocode/erase_to_well_defined/6.5]") {
  Written w({"R.Shape([n])"});
  Builder builder(w.program());
  const auto* packed = builder.packed_func({}, w[0], {DeriveFunc::Kind::kNamed, "mine"});
  const auto* erased = as<FuncStructInfo>(w.algebra().erase(packed, Names({})));
  REQUIRE(erased);
  CHECK_FALSE(erased->params);
  CHECK(print(erased->ret) == "R.Shape(ndim=1)");
  CHECK(erased->derive_func == packed->derive_func);
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

TEST_CASE("mapping the variables of tensors",
          "[Relax/Pseudocode/get_shape_var_mapping]"
          "[Relax/Pseudocode/get_shape_var_mapping/p1:c]"
          "[Relax/Pseudocode/get_shape_var_mapping/1]"
          "[Relax/Pseudocode/get_shape_var_mapping/6.1]"
          "[Relax/Pseudocode/get_shape_var_mapping/6.2]") {
  CHECK(mapping("R.Tensor((n, m + 1))", "R.Tensor((4, 5))") == "n = 4");
  CHECK(mapping("R.Tensor((n, m))", "R.Tensor((4, k + 1))", {"n"}) == "m = k + 1");
  CHECK(mapping("R.Tensor((n,))", "R.Tensor((4, 5))").empty());
  CHECK(mapping("R.Tensor((n,))", "R.Tensor(ndim=1)").empty());
  CHECK(mapping("R.Tensor((n,))", "R.Tensor(s)").empty());
  CHECK(mapping("R.Tensor((n,))", "R.Shape([4])").empty());
}

TEST_CASE("mapping the variables of tuples",
          "[Relax/Pseudocode/get_shape_var_mapping/3.1]"
          "[Relax/Pseudocode/get_shape_var_mapping/3.2]") {
  CHECK(mapping("R.Tuple(R.Shape([n]), R.Shape([m]))", "R.Tuple(R.Shape([2]), R.Shape([3]))") ==
        "n = 2, m = 3");
  CHECK(mapping("R.Tuple(R.Shape([n]))", "R.Tuple(R.Shape([2]), R.Shape([3]))").empty());
}

TEST_CASE("mapping the variables of functions",
          "[Relax/Pseudocode/get_shape_var_mapping/4.1]"
          "[Relax/Pseudocode/get_shape_var_mapping/4.2]"
          "[Relax/Pseudocode/get_shape_var_mapping/4.3]") {
  CHECK(mapping("R.Callable((R.Shape([n]), R.Shape([k])), R.Shape([m]))",
                "R.Callable((R.Shape([2]), R.Shape([4])), R.Shape([3]))") == "n = 2, k = 4");
  CHECK(mapping("R.Callable((R.Shape([n]),), R.Any)",
                "R.Callable((R.Shape([2]), R.Shape([4])), R.Any)")
            .empty());
  CHECK(mapping("R.Callable((R.Shape([n]),), R.Any)", "R.PackedFunc").empty());
}

TEST_CASE("mapping variables of shapes and values, both readings",
          "[Relax/Pseudocode/get_shape_var_mapping/2]"
          "[Relax/Pseudocode/get_shape_var_mapping/5.1]"
          "[Relax/Pseudocode/get_shape_var_mapping/5.2][RLX-D7]") {
  CHECK(mapping("R.Shape([n, m * 2])", "R.Shape([4, 6])") == "n = 4");
  CHECK(mapping("R.Shape([n, m])", "R.Shape([4, 6])", {"n"}) == "m = 6");
  CHECK(mapping("R.Shape([n])", "R.Shape([4, 5])").empty());
  CHECK(mapping("R.Shape([n])", "R.Shape(ndim=1)").empty());
  CHECK(mapping("R.Shape([n])", "R.Shape([4])", {}, "RLX-D7") == "n = n");
  CHECK(mapping("R.Prim(value=n)", "R.Prim(value=4)") == "n = 4");
  CHECK(mapping("R.Prim(value=n)", "R.Prim(value=4)", {}, "RLX-D7").empty());
}

TEST_CASE("two values for one variable, both readings", "[RLX-D27]") {
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

TEST_CASE("derivation functions that are built in",
          "[Relax/DeriveFunc/p1][Relax/DeriveFunc/p2][Relax/DeriveFunc/2][Relax/DeriveFunc/3]"
          "[Relax/DeriveFunc/4][Relax/DeriveFunc/p3][Relax/DeriveFunc/p3:b]") {
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
  CHECK(derived({}, DeriveFunc::Kind::kEmpty) == "R.Object");
  CHECK(derived({w[0]}, DeriveFunc::Kind::kEmpty) == "R.Object");
  CHECK(derived({w[0]}, DeriveFunc::Kind::kNamed) == "R.Object");
}

TEST_CASE("the traditional types",
          "[Relax/Pseudocode/erase_struct_info/1][Relax/Pseudocode/erase_struct_info/2]"
          "[Relax/Pseudocode/erase_struct_info/3][Relax/Pseudocode/erase_struct_info/4]"
          "[Relax/Pseudocode/erase_struct_info/5][Relax/Pseudocode/erase_struct_info/6]"
          "[Relax/Pseudocode/erase_struct_info/7]") {
  const Written w({"R.Tensor((n,), 'int8', vdevice='cuda')", "R.Shape([n, m])", "R.Prim(value=n)",
                   "R.Tuple(R.Shape([n, m]), R.Any)", "R.PackedFunc",
                   "R.Callable((R.Prim(value=n),), R.Shape([n, m]), False)", "R.Object"});
  const Type object{}, shape{TypeKind::kShapeType, 2, {}, {}},
      prim{TypeKind::kPrimType, kUnknownRank, int_type(64), {}};
  CHECK(erase_struct_info(w[0]) == Type{TypeKind::kDynTensorType, 1, int_type(8), {}});
  CHECK(erase_struct_info(w[1]) == shape);
  CHECK(erase_struct_info(w[2]) == prim);
  CHECK(erase_struct_info(w[3]) == Type{TypeKind::kTupleType, kUnknownRank, {}, {shape, object}});
  CHECK(erase_struct_info(w[4]) == Type{TypeKind::kPackedFuncType, kUnknownRank, {}, {}});
  CHECK(erase_struct_info(w[5]) == Type{TypeKind::kFuncType, kUnknownRank, {}, {prim, shape}});
  CHECK(erase_struct_info(w[6]) == object);
}

TEST_CASE("traditional types know no expressions and devices",
          "[Relax/Pseudocode/erase_struct_info]") {
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
