// SPDX-License-Identifier: Apache-2.0
// What Z3 alone, and what the canonical form, say of drawn expressions agrees with the values that
// the expressions have, and with each other.
#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "solver/prover/investigation.h"
#include "solver/prover/session.h"
#include "spec/prover/canonical.h"
#include "spec/prover/evaluate.h"
#include "tests/spec/prover/drawn.h"

namespace tenor::solver::test {
namespace {

using namespace spec;
using spec::test::Drawn;

std::size_t below(std::size_t count) {
  return *rc::gen::resize(100, rc::gen::inRange<std::size_t>(0, count));
}

/// Gives up early: that is an answer too.
Worker& worker() {
  static Worker one([] { return session_library().begin(20'000); },
                    std::chrono::milliseconds(5'000));
  return one;
}

void check_decision(const Question& question, const Drawn& d, const Decision& decision) {
  const std::int64_t low = d.dtype.scalar.is_uint() ? 0 : -6;
  for (std::int64_t x = low; x < 10; ++x)
    for (std::int64_t y = low; y < 10; ++y) {
      const ModelStanding standing = spec::standing(question, {{d.n, x}, {d.m, y}});
      if (decision.vacuous) RC_ASSERT(standing == ModelStanding::kExcluded);
      if (decision.answer == Truth::kAlways) RC_ASSERT(standing != ModelStanding::kFails);
      if (decision.answer == Truth::kNever) RC_ASSERT(standing != ModelStanding::kHolds);
    }
  if (decision.answer != Truth::kDepends) return;
  RC_ASSERT(standing(question, decision.holds) == ModelStanding::kHolds);
  RC_ASSERT(standing(question, decision.fails) == ModelStanding::kFails);
}

/// Where no values count, both `always` and `never` are right: a `never` that shows none says
/// nothing against an `always`.
void check_agreement(const Decision& a, const Decision& b) {
  const auto tells = [](const Decision& d) {
    return d.answer != Truth::kUnknown && (d.answer != Truth::kNever || !d.fails.empty());
  };
  if (tells(a) && tells(b)) RC_ASSERT(a.answer == b.answer || a.vacuous || b.vacuous);
}

void check_question(const Question& question, const Drawn& d) {
  Decision by_z3;
  Investigation(question, [](const std::string& m) { return worker().ask(m); }).run({}, by_z3);
  RC_TAG(std::string(word(by_z3.answer)));
  check_decision(question, d, by_z3);
  check_agreement(by_z3, CanonicalProver().decide(question));
}

}  // namespace

TEST_CASE("Z3 agrees with values and with the canonical form, for index arithmetic", "[solver]") {
  CHECK(rc::check([] {
    Drawn d(below);
    const PrimExpr* assumptions[] = {d.condition(2)};
    Question question;
    if (below(2) == 0) question.assumptions = assumptions;
    question.condition = d.condition(3);
    question.domain = static_cast<Domain>(below(3));
    check_question(question, d);
  }));
}

TEST_CASE("Z3 agrees with values and with the canonical form, for narrow datatypes", "[solver]") {
  CHECK(rc::check([] {
    constexpr DataType kTypes[] = {int_type(8), uint_type(8), int_type(16), uint_type(16)};
    Drawn d(below, kTypes[below(4)], true);
    Question question;
    question.condition = d.condition(3);
    question.domain = Domain::kDatatype;
    if (below(2) == 0) question.arithmetic = Arithmetic::kWrapAround;
    check_question(question, d);
  }));
}

}  // namespace tenor::solver::test
