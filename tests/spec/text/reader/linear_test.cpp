// SPDX-License-Identifier: Apache-2.0
// Differences of index expressions: what occurs in both is taken out. TIR/Grammar/Range.
#include "spec/text/reader/linear.h"

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

/// The extent of `range(start, stop)`.
const PrimExpr* extent(const Outcome& outcome) {
  const auto* loop = outcome.main() ? first<tir::For>(outcome.main()->body) : nullptr;
  return loop ? loop->extent : nullptr;
}

Outcome loop(const std::string& range) {
  return Outcome(around({"for i in range(" + range + "):", "    A[i] = f"}));
}

}  // namespace

TEST_CASE("extents are worked out where they are constant", "[TIR/Grammar/Range]") {
  const auto constant_of = [](const std::string& range) {
    const Outcome outcome = loop(range);
    const auto* imm = as<IntImm>(extent(outcome));
    return imm ? imm->value : -1;
  };
  CHECK(constant_of("2, 8") == 6);
  CHECK(constant_of("n, n + 4") == 4);
  CHECK(constant_of("n * 2 + 1, 2 * n + 9") == 8);
  CHECK(constant_of("n + 4, n") == -4);
  CHECK(constant_of("n, n * 2") == -1);
}

TEST_CASE("extents that are not constant stay expressions", "[TIR/Grammar/Range]") {
  const Outcome plain = loop("n");
  CHECK(as<Var>(extent(plain)));
  const Outcome difference = loop("1, n");
  CHECK(extent(difference)->kind == ExprKind::kSub);
  const Outcome cancelled = loop("n, n + T.Cast(\"int32\", m)");
  CHECK(as<Cast>(extent(cancelled)));
}

TEST_CASE("an extent behind its own start is read as it stands", "[TIR/Grammar/Range]") {
  for (const std::string start : {"T.float32(0.5)", "T.exp(f)"}) {
    const Outcome outcome = loop(start + ", " + start + " + (f - " + start + ")");
    REQUIRE(extent(outcome));
    CHECK(extent(outcome)->kind == ExprKind::kSub);
    CHECK(as<Var>(as<BinaryExpr>(extent(outcome))->a));
  }
}

TEST_CASE("expressions are the same but for their place", "[TIR/Grammar/Range]") {
  Program program;
  Builder builder(program);
  const Variable *a = builder.variable({}, "a", int_type(32)),
                 *b = builder.variable({}, "a", int_type(32));
  CHECK(reader::same(builder.var({}, a), builder.var({1, 2}, a)));
  CHECK(!reader::same(builder.var({}, a), builder.var({}, b)));
  CHECK(!reader::same(builder.int_imm({}, 1, int_type(32)), builder.int_imm({}, 1, int_type(64))));
}

}  // namespace tenor::spec::test
