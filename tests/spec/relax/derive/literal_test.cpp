// SPDX-License-Identifier: Apache-2.0
// Function literals whose variables have annotations, which no text can spell.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"
#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// A function of main's that gives back its argument, for this annotation of its variable.
std::string literal(std::string_view check, const StructInfo* (*annotation)(Fixture&)) {
  Fixture f;
  const Variable* a = f.variable("a", f.tensor({f.i(3)}));
  Function* g = f.make_function({a}, f.seq({}, f.use(a)));
  return f.says(check, {f.bind(f.variable("g", annotation(f)), g)});
}

const StructInfo* exact(Fixture& f) { return f.callable({f.tensor({f.i(3)})}, f.tensor({f.i(3)})); }
const StructInfo* other_type(Fixture& f) {
  return f.callable({f.tensor({f.i(3)})}, f.tensor({f.i(3)}, int_type(8)));
}
const StructInfo* maybe_longer(Fixture& f) {
  return f.callable({f.tensor({f.i(3)})}, f.tensor({f.of(f.n)}));
}

}  // namespace

TEST_CASE("RLX-VarBinding-function", "[Relax/Derive/11.2.1:d]") {
  const char* const id = "RLX-VarBinding-function";
  SECTION("accepts") { CHECK(literal(id, exact).empty()); }
  SECTION("rejects") { CHECK(literal(id, other_type) == "error"); }
}

TEST_CASE("RLX-VarBinding-function-more-specific", "[RLX-D23]") {
  const char* const id = "RLX-VarBinding-function-more-specific";
  SECTION("accepts") { CHECK(literal(id, exact).empty()); }
  SECTION("rejects") { CHECK(literal(id, maybe_longer) == "warning"); }
}

TEST_CASE("a literal that calls itself is what is written of it", "[Relax/Derive/11.2.1:b]") {
  const auto recursive = [](const std::string& result) {
    return test::function("(x: R.Object)", "@R.function\ndef g(a: R.Object)" + result +
                                               ":\n    b = g(a)\n    return b\nreturn x");
  };
  CHECK(derived(recursive(" -> R.Shape(ndim=2)"), "b") == "R.Shape(ndim=2)");
  CHECK(derived(recursive(""), "b") == "R.Object");
}

}  // namespace tenor::spec::relax::test
