// SPDX-License-Identifier: Apache-2.0
// What the canonical prover and the simplifier say of drawn expressions agrees with the values that
// the expressions have on a small grid.
#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "spec/ir/build.h"
#include "spec/prover/canonical.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/simplify.h"

namespace tenor::spec::test {
namespace {

struct Drawn {
  Program program;
  Builder builder{program};
  const Variable* n = builder.variable({}, "n", int_type(64));
  const Variable* m = builder.variable({}, "m", int_type(64));

  static std::size_t below(std::size_t count) {
    return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, count));
  }
  const PrimExpr* literal() {
    const auto value = static_cast<std::int64_t>(below(14)) - 3;
    return builder.int_imm({}, value, int_type(64));
  }
  const PrimExpr* expression(int depth) {
    const std::size_t kind = depth == 0 ? below(3) : below(14);
    if (kind == 0) return literal();
    if (kind < 3) return builder.var({}, kind == 1 ? n : m);
    if (kind == 3)
      return builder.select({}, condition(depth - 1), expression(depth - 1), expression(depth - 1));
    if (kind == 4) {
      const PrimExpr* parts[] = {condition(depth - 1), expression(depth - 1),
                                 expression(depth - 1)};
      return builder.call({}, int_type(64), "if_then_else",
                          builder.arena().list({parts[0], parts[1], parts[2]}));
    }
    constexpr ExprKind kKinds[] = {ExprKind::kAdd,      ExprKind::kSub, ExprKind::kMul,
                                   ExprKind::kDiv,      ExprKind::kMod, ExprKind::kFloorDiv,
                                   ExprKind::kFloorMod, ExprKind::kMin, ExprKind::kMax};
    const PrimExpr* a = expression(depth - 1);
    return builder.binary({}, kKinds[kind - 5], a, expression(depth - 1));
  }
  const PrimExpr* condition(int depth) {
    const std::size_t kind = depth <= 1 ? below(6) : below(9);
    if (kind == 6) return builder.logical_not({}, condition(depth - 1));
    if (kind > 6) {
      const PrimExpr* a = condition(depth - 1);
      return builder.binary({}, kind == 7 ? ExprKind::kAnd : ExprKind::kOr, a,
                            condition(depth - 1));
    }
    constexpr ExprKind kKinds[] = {ExprKind::kEq, ExprKind::kNE, ExprKind::kLT,
                                   ExprKind::kLE, ExprKind::kGE, ExprKind::kGT};
    const PrimExpr* a = expression(depth > 0 ? depth - 1 : 0);
    return builder.binary({}, kKinds[kind], a, expression(depth > 0 ? depth - 1 : 0));
  }
};

template <class Visit>
void for_each_point(const Drawn& d, std::int64_t low, Visit&& visit) {
  for (std::int64_t x = low; x < 10; ++x)
    for (std::int64_t y = low; y < 10; ++y) visit(Model{{d.n, x}, {d.m, y}});
}

void check_decision(const Question& question, const Drawn& d, std::int64_t low) {
  const Decision decision = CanonicalProver().decide(question);
  RC_TAG(std::string(word(decision.answer)));
  for_each_point(d, low, [&](const Model& model) {
    const Standing standing = spec::standing(question, model);
    RC_ASSERT(standing != Standing::kUnsupported);
    if (decision.vacuous) RC_ASSERT(standing == Standing::kExcluded);
    if (decision.answer == Truth::kAlways) RC_ASSERT(standing != Standing::kFails);
    if (decision.answer == Truth::kNever) RC_ASSERT(standing != Standing::kHolds);
  });
  if (decision.answer != Truth::kDepends) return;
  RC_ASSERT(standing(question, decision.holds) == Standing::kHolds);
  RC_ASSERT(standing(question, decision.fails) == Standing::kFails);
}

}  // namespace

TEST_CASE("canonical answers agree with values, for dimensions", "[prover]") {
  CHECK(rc::check([] {
    Drawn d;
    const PrimExpr* assumptions[] = {d.condition(2)};
    Question question;
    if (Drawn::below(2) == 0) question.assumptions = assumptions;
    question.condition = d.condition(4);
    check_decision(question, d, 0);
  }));
}

TEST_CASE("canonical answers agree with values, for all integers and wrapping ones", "[prover]") {
  CHECK(rc::check([] {
    Drawn d;
    Question question;
    question.condition = d.condition(3);
    question.domain = Drawn::below(2) == 0 ? Domain::kIntegers : Domain::kDatatype;
    if (Drawn::below(3) == 0) question.arithmetic = Arithmetic::kWrapAround;
    check_decision(question, d, -6);
  }));
}

TEST_CASE("simplifying keeps the value", "[prover]") {
  CHECK(rc::check([] {
    Drawn d;
    const PrimExpr* e = Drawn::below(3) == 0 ? d.condition(4) : d.expression(4);
    const PrimExpr* simple = simplify(d.builder, e);
    RC_ASSERT(simple->dtype == e->dtype);
    for_each_point(d, 0, [&](const Model& model) {
      const auto of = [&](const PrimExpr* x) {
        return evaluate(x, model, Arithmetic::kNoOverflow, Domain::kDimensions);
      };
      const Evaluated before = of(e), after = of(simple);
      if (before.kind != Evaluated::Kind::kValue) return;
      RC_ASSERT(after.kind == Evaluated::Kind::kValue);
      RC_ASSERT(after.value == before.value);
    });
  }));
}

}  // namespace tenor::spec::test
