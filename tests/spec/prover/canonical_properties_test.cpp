// SPDX-License-Identifier: Apache-2.0
// What the canonical prover and the simplifier say of drawn expressions agrees with the values that
// the expressions have on a small grid.
#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "spec/prover/canonical.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/simplify.h"
#include "tests/spec/prover/drawn.h"

namespace tenor::spec::test {
namespace {

std::size_t below(std::size_t count) {
  return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, count));
}

template <class Visit>
void for_each_point(const Drawn& d, std::int64_t low, Visit&& visit) {
  for (std::int64_t x = low; x < 10; ++x)
    for (std::int64_t y = low; y < 10; ++y) visit(Model{{d.n, x}, {d.m, y}});
}

void check_decision(const Question& question, const Drawn& d, std::int64_t low) {
  const Decision decision = CanonicalProver().decide(question);
  RC_TAG(std::string(word(decision.answer)));
  for_each_point(d, low, [&](const Model& model) {
    const ModelStanding standing = spec::standing(question, model);
    RC_ASSERT(standing != ModelStanding::kUnsupported);
    if (decision.vacuous) RC_ASSERT(standing == ModelStanding::kExcluded);
    if (decision.answer == Truth::kAlways) RC_ASSERT(standing != ModelStanding::kFails);
    if (decision.answer == Truth::kNever) RC_ASSERT(standing != ModelStanding::kHolds);
  });
  if (decision.answer != Truth::kDepends) return;
  RC_ASSERT(standing(question, decision.holds) == ModelStanding::kHolds);
  RC_ASSERT(standing(question, decision.fails) == ModelStanding::kFails);
}

}  // namespace

TEST_CASE("canonical answers agree with values, for dimensions", "[prover]") {
  CHECK(rc::check([] {
    Drawn d(below);
    const PrimExpr* assumptions[] = {d.condition(2)};
    Question question;
    if (below(2) == 0) question.assumptions = assumptions;
    question.condition = d.condition(4);
    check_decision(question, d, 0);
  }));
}

TEST_CASE("canonical answers agree with values, for all integers and wrapping ones", "[prover]") {
  CHECK(rc::check([] {
    Drawn d(below);
    Question question;
    question.condition = d.condition(3);
    question.domain = below(2) == 0 ? Domain::kIntegers : Domain::kDatatype;
    if (below(3) == 0) question.arithmetic = Arithmetic::kWrapAround;
    check_decision(question, d, -6);
  }));
}

TEST_CASE("simplifying keeps the value", "[prover]") {
  CHECK(rc::check([] {
    Drawn d(below);
    const PrimExpr* e = below(3) == 0 ? d.condition(4) : d.expression(4);
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
