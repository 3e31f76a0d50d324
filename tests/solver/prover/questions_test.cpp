// SPDX-License-Identifier: Apache-2.0
// The frozen questions about shapes are all answered, and rightly: by what commands ask, by the
// canonical form alone, and by Z3 alone.
#include "tests/bench/questions.h"

#include <catch2/catch.hpp>

#include "solver/prover/investigation.h"
#include "solver/prover/session.h"
#include "solver/prover/z3_prover.h"
#include "spec/prover/canonical.h"

namespace tenor::solver::test {

using namespace spec;

TEST_CASE("the frozen questions about shapes are answered", "[solver]") {
  const auto questions = bench::read_questions("shapes.tsv");
  REQUIRE(questions.size() >= 20);
  const Z3Prover prover;
  const CanonicalProver canonical;
  Worker worker([] { return session_library().begin(Budget{}.resources); }, Budget{}.deadline);
  for (const bench::Asked& each : questions) {
    INFO(each.line);
    REQUIRE(each.question.condition);
    CHECK(word(prover.decide(each.question).answer) == each.expected);
    CHECK(word(canonical.decide(each.question).answer) == each.expected);
    Decision by_z3;
    Investigation(each.question, [&](const std::string& m) {
      return worker.ask(m);
    }).run({}, by_z3);
    // A Z3 of another release may leave some open, and answers none otherwise.
    if (by_z3.answer != Truth::kUnknown) CHECK(word(by_z3.answer) == each.expected);
  }
}

}  // namespace tenor::solver::test
