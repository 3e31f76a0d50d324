// SPDX-License-Identifier: Apache-2.0
// In one message, two variables of one name are distinguished, on both sides alike.
#include "spec/text/naming.h"

#include <catch2/catch.hpp>

#include "spec/ir/relax/build.h"
#include "spec/text/print.h"

namespace tenor::spec::test {

TEST_CASE("Naming: one name for each variable of a message") {
  Program program;
  relax::Builder build(program);
  Builder& tir = build.tir();
  const Variable *n = tir.variable({}, "n", int_type(64)),
                 *other = tir.variable({}, "n", int_type(64));
  const PrimExpr *a = tir.var({}, n), *b = tir.var({}, other);
  const auto shape = [&](const PrimExpr* x, const PrimExpr* y) {
    return build.shape({}, build.arena().list(std::vector{x, y}));
  };
  const relax::StructInfo *given = shape(a, a), *required = shape(b, a);

  Naming names(given, required);
  CHECK(names.text(required) == "R.Shape([n_1, n])");
  CHECK(names.text(given) == "R.Shape([n, n])");
  CHECK(names.text(b) == "n_1");
  CHECK(names.name(other) == "n_1");
  CHECK(names.name(n) == "n");
  CHECK(print(required) == "R.Shape([n, n_1])");
}

TEST_CASE("Naming: what shares its parts many times over is shown in part") {
  Program program;
  relax::Builder build(program);
  Builder& tir = build.tir();
  const PrimExpr* e = tir.var({}, tir.variable({}, "n", int_type(64)));
  for (int i = 0; i < 200; ++i) e = tir.binary({}, ExprKind::kMul, e, e);
  CHECK(Naming(nullptr, nullptr).text(e) == "...");
}

}  // namespace tenor::spec::test
