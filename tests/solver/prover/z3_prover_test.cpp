// SPDX-License-Identifier: Apache-2.0
// Questions that the canonical form leaves open, and what becomes of them where Z3 cannot answer.
#include "solver/prover/z3_prover.h"

#include <catch2/catch.hpp>
#include <thread>

#include "spec/prover/canonical.h"
#include "spec/prover/evaluate.h"
#include "spec/text/reader/fragment.h"

namespace tenor::solver::test {
namespace {

using namespace spec;

/// A condition, and what is assumed.
struct Asked {
  explicit Asked(std::vector<std::string> lines, Arithmetic arithmetic = Arithmetic::kNoOverflow,
                 Domain domain = Domain::kDatatype, std::size_t declared = 0)
      : fragments(lines, report) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i < declared)
        fragments.declare(i);
      else
        conditions.push_back(fragments.expression(i));
    }
    REQUIRE(report.errors() == 0);
    question.condition = conditions.front();
    question.assumptions = List<const PrimExpr*>(conditions).subspan(1);
    question.arithmetic = arithmetic;
    question.domain = domain;
  }

  Report report{};
  Fragments fragments;
  std::vector<const PrimExpr*> conditions{};
  Question question{};
};

/// The answer, after its models have been looked at.
std::string answer(const Prover& prover, const Asked& asked) {
  const Decision decision = prover.decide(asked.question);
  if (decision.answer == Truth::kDepends) {
    CHECK(standing(asked.question, decision.holds) == ModelStanding::kHolds);
    CHECK(standing(asked.question, decision.fails) == ModelStanding::kFails);
  }
  CHECK((decision.answer == Truth::kUnknown) == !decision.reason.empty());
  return std::string(word(decision.answer)) + " by " + std::string(word(decision.by));
}

constexpr const char* kSquares = "n * n + m * m >= 2 * n * m";

}  // namespace

/// Debian's Z3 does not count its work on one of the questions here: the deadline ends it.
constexpr Budget kTenSeconds{Budget().resources, std::chrono::milliseconds(10'000)};

TEST_CASE("Z3 answers what the canonical form leaves open", "[solver]") {
  const Z3Prover prover(kTenSeconds);
  const auto of = [&](std::vector<std::string> lines) {
    return answer(prover, Asked(std::move(lines)));
  };
  CHECK(of({kSquares}) == "always by Z3");
  CHECK(of({"n * n + m * m + 1 == 2 * n * m"}) == "never by Z3");
  CHECK(of({"n * n == 1000 * m + 41 * 41", "m > 0", "n > 100"}) == "depends by Z3");
  CHECK(of({"n == n + 1"}) == "never by canonical");
}

TEST_CASE("a division by zero is no point that counts", "[solver]") {
  const Z3Prover prover;
  CHECK(answer(prover, Asked({"n // m * m + n % m == n"})).starts_with("always"));
  CHECK(answer(prover, Asked({"n // m == n // m", "m == 0"})).starts_with("always"));
  CHECK(prover.decide(Asked({"m * m >= n", "n % 2 == 0", "n % 4 == 1"}).question).vacuous);
  CHECK(answer(prover, Asked({"(n * n + 1) // m * 0 == m * 0"})).starts_with("always"));
}

TEST_CASE("the two arithmetics answer differently", "[solver]") {
  const Z3Prover prover;
  CHECK(answer(prover, Asked({"n + 1 > n"})).starts_with("always"));
  CHECK(answer(prover, Asked({"n + 1 > n"}, Arithmetic::kWrapAround)).starts_with("depends"));
  CHECK(answer(prover, Asked({kSquares}, Arithmetic::kWrapAround)).starts_with("depends"));
  const Asked narrow({"n: int8", "n * T.int8(2) // T.int8(2) == n"}, Arithmetic::kWrapAround,
                     Domain::kDatatype, 1);
  CHECK(answer(prover, narrow).starts_with("depends"));
}

TEST_CASE("operations on bits are decided as bit patterns", "[solver]") {
  const Z3Prover prover;
  const auto of = [&](std::vector<std::string> lines) {
    return answer(prover, Asked(std::move(lines), Arithmetic::kNoOverflow, Domain::kDatatype, 2));
  };
  CHECK(of({"n: int32", "m: int32", "(n & m) + (n | m) == n + m"}) == "always by Z3");
  CHECK(of({"n: uint8", "m: uint8", "(n ^ m) == (n | m) - (n & m)"}) == "always by Z3");
  CHECK(of({"n: int32", "m: int32", "n & 7 == n % 8"}) == "always by Z3");
  CHECK(of({"n: int32", "m: int32", "n >> 2 == n // 4"}) == "always by Z3");
}

TEST_CASE("a question of other names has the answer that is remembered", "[solver]") {
  const Z3Prover prover(kTenSeconds);
  const Asked first({"n * n == 1000 * m + 41 * 41", "m > 0", "n > 100"});
  const Asked second({"b * b == 1000 * a + 41 * 41", "a > 0", "b > 100"});
  const Decision before = prover.decide(first.question), after = prover.decide(second.question);
  REQUIRE(before.answer == Truth::kDepends);
  CHECK(after.answer == Truth::kDepends);
  CHECK(standing(second.question, after.holds) == ModelStanding::kHolds);
  CHECK(standing(second.question, after.fails) == ModelStanding::kFails);
  CHECK(after.holds.size() == 2);
}

TEST_CASE("without time or work the answer is unknown, and why", "[solver]") {
  SECTION("work") {
    const Z3Prover prover(Budget{1, std::chrono::milliseconds(10'000)});
    const Decision decision = prover.decide(Asked({kSquares}).question);
    CHECK(decision.answer == Truth::kUnknown);
    CHECK(decision.reason == "Z3 gave up within its budget");
  }
  SECTION("time") {
    const Z3Prover prover(Budget{200'000, std::chrono::milliseconds(0)});
    const Decision decision = prover.decide(Asked({kSquares}).question);
    CHECK(decision.answer == Truth::kUnknown);
    CHECK(decision.reason == "Z3 exceeded the deadline and was stopped");
  }
}

TEST_CASE("several threads may ask", "[solver]") {
  const Z3Prover prover;
  prover.prepare_for_threads();
  std::vector<std::thread> threads;
  std::vector<std::string> answers(4);
  for (std::size_t i = 0; i < answers.size(); ++i)
    threads.emplace_back([&, i] {
      const std::string number = std::to_string(i + 1);
      const Asked asked({"n * n + m * m >= 2 * n * m - " + number});
      for (int times = 0; times < 8; ++times)
        answers[i] = word(prover.decide(asked.question).answer);
    });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& each : answers) CHECK(each == "always");
}

}  // namespace tenor::solver::test
