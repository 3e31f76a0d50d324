// SPDX-License-Identifier: Apache-2.0
// Running generated programs: they end, and specified; every redex has exactly one rule; and both
// granularities agree on everything. TIR/Exec, TIR/Eval; docs on the machine.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <sstream>

#include "property.h"
#include "semantics/run/invoke.h"

namespace tenor::fuzz::test {
namespace {

using namespace semantics;

/// Generated programs have few iterations: more steps are a fault of the generator.
constexpr std::uint64_t kSteps = 20'000'000;

struct Ran {
  std::string problem;
  Outcome outcome;
  std::vector<ArrayResult> arrays;
  std::vector<std::uint64_t> fired;
  std::vector<spec::Code> notes;
  std::uint64_t steps = 0;
};

template <class D>
Ran run(const Generated& made, Granularity granularity, Profile profile = Profile::kPortable,
        std::uint64_t budget = kSteps) {
  Ran ran;
  const auto planned = plan(made.program, made.module(), made.entry(), {});
  if (const auto* problem = std::get_if<PlanProblem>(&planned)) {
    ran.problem = problem->message;
    return ran;
  }
  const Plan& arguments = std::get<Plan>(planned);
  Limits limits;
  limits.steps = budget;
  Machine<D> m(made.program, made.module(), granularity, limits, profile);
  start(m, made.entry(), place_arguments(m, arguments));
  m.run();
  ran.outcome = m.outcome(), ran.steps = m.steps();
  for (const auto count : m.rule_counts()) ran.fired.push_back(count);
  for (const Note& note : m.notes()) ran.notes.push_back(note.code);
  for (std::size_t i = 0; i < arguments.arguments.size(); ++i)
    if (arguments.arguments[i].is_tensor) ran.arrays.push_back(array_of(m, arguments, i));
  return ran;
}

std::string word_of(const Ran& ran) {
  if (!ran.problem.empty()) return "problem: " + ran.problem;
  if (ran.outcome.kind == OutcomeKind::kDone) return "";
  const std::string code(spec::info(ran.outcome.code.value()).text);
  const std::string rule(ran.outcome.rule ? ran.outcome.rule->id : "limit");
  return fmt::format("{} {}: {} {}", code, rule, ran.outcome.message, ran.outcome.bindings);
}

/// Where two runs of one program differ.
std::string first_difference(const Ran& a, const Ran& b) {
  if (word_of(a) != word_of(b)) return fmt::format("outcome: {} | {}", word_of(a), word_of(b));
  if (a.notes != b.notes) return "notes: not the same";
  for (std::size_t i = 0; i < a.arrays.size(); ++i) {
    if (a.arrays[i].written != b.arrays[i].written) return "written: of " + a.arrays[i].name;
    if (!(a.arrays[i].tensor == b.arrays[i].tensor)) return "contents: of " + a.arrays[i].name;
  }
  for (std::size_t i = 0; i < a.fired.size(); ++i)
    if (a.fired[i] != b.fired[i])
      return fmt::format("rules: {} fired {} and {} times", tir_rules()[i]->id, a.fired[i],
                         b.fired[i]);
  return {};
}

/// Where straight-line code and the rules alone differ, to the end and cut short by a budget.
std::string straight_difference(const Generated& made, Granularity granularity, Profile profile) {
  const Ran whole = run<WatchedConcrete>(made, granularity, profile);
  for (const std::uint64_t budget : {kSteps, whole.steps * 2 / 3}) {
    const Ran ruled = run<WatchedConcrete>(made, granularity, profile, budget);
    const Ran straight = run<Concrete>(made, granularity, profile, budget);
    if (const std::string found = first_difference(ruled, straight); !found.empty()) return found;
    if (ruled.steps != straight.steps)
      return fmt::format("steps: {} by the rules and {}", ruled.steps, straight.steps);
    if (ruled.outcome.node != straight.outcome.node) return "redex: not the same";
  }
  return {};
}

/// Codes that portable, strictly typed programs may end with although no clause speaks of them.
std::map<std::string, std::string> committed_omissions() {
  std::map<std::string, std::string> reasons;
  std::ifstream file(TENOR_SOURCE_DIR "/tests/fuzz/omissions.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t space = line.find(' ');
    reasons[line.substr(0, space)] = space == std::string::npos ? "" : line.substr(space + 1);
  }
  return reasons;
}

Weights faulty() {
  Weights weights;
  weights.faults = {100, 100, 200, 200, 100, 200, 300};
  return weights;
}

TEST_CASE("run: both granularities agree, on every rule") {
  REQUIRE(holds("stmt and expr", 1500, [](const Generated& made) {
    return first_difference(run<Concrete>(made, Granularity::kStmt),
                            run<Concrete>(made, Granularity::kExpr));
  }));
}

TEST_CASE("run: both granularities agree on faulty programs") {
  const auto judge = [](const Generated& made) {
    Ran coarse = run<Concrete>(made, Granularity::kStmt);
    Ran fine = run<Concrete>(made, Granularity::kExpr);
    return first_difference(coarse, fine);
  };
  REQUIRE(holds("stmt and expr", 1000, judge, faulty()));
}

TEST_CASE("run: both profiles agree, but where layout decides") {
  const auto judge = [](const Generated& made) -> std::string {
    const Ran portable = run<Concrete>(made, Granularity::kStmt);
    if (portable.outcome.code == spec::Code::U_LAYOUT) return "";
    return first_difference(portable, run<Concrete>(made, Granularity::kStmt, Profile::kLowered));
  };
  REQUIRE(holds("portable and lowered", 1500, judge));
  REQUIRE(holds("portable and lowered, with faults", 1000, judge, faulty()));
}

TEST_CASE("run: straight-line code and the rules alone agree") {
  for (const Granularity granularity : {Granularity::kStmt, Granularity::kExpr})
    for (const Profile profile : {Profile::kPortable, Profile::kLowered}) {
      const auto judge = [&](const Generated& made) {
        return straight_difference(made, granularity, profile);
      };
      REQUIRE(holds("straight-line code", 400, judge));
      REQUIRE(holds("straight-line code, with faults", 400, judge, faulty()));
    }
}

TEST_CASE("run: exactly one premise of every redex holds") {
  const auto judge = [](const Generated& made) {
    return first_difference(run<Concrete>(made, Granularity::kExpr),
                            run<WatchedConcrete>(made, Granularity::kExpr));
  };
  REQUIRE(holds("the watched machine", 1000, judge));
  REQUIRE(holds("the watched machine, with faults", 500, judge, faulty()));
}

TEST_CASE("run: programs without faults on purpose are specified") {
  std::size_t all = 0, unspecified = 0;
  const auto judge = [&](const Generated& made) -> std::string {
    const Ran ran = run<Concrete>(made, Granularity::kStmt);
    ++all;
    if (!ran.problem.empty()) return word_of(ran);
    unspecified += ran.outcome.kind == OutcomeKind::kUnspecified;
    const bool decided =
        ran.outcome.kind != OutcomeKind::kOutOfScope && ran.outcome.kind != OutcomeKind::kExhausted;
    return decided ? "" : word_of(ran);
  };
  REQUIRE(holds("in scope, and within its limits", 3000, judge));
  const double percent = 100.0 * static_cast<double>(unspecified) / static_cast<double>(all);
  WARN(fmt::format("{} of {} generated programs end unspecified ({:.2f} %)", unspecified, all,
                   percent));
  CHECK(percent < 5);
}

TEST_CASE("run: no omission but the committed ones") {
  const auto committed = committed_omissions();
  for (const auto& [code, reason] : committed) {
    CHECK(spec::find_code(code) != nullptr);
    CHECK_FALSE(reason.empty());
  }
  const auto judge = [&](const Generated& made) -> std::string {
    const Ran ran = run<Concrete>(made, Granularity::kStmt);
    if (!ran.outcome.code) return {};
    const spec::CodeInfo& code = spec::info(*ran.outcome.code);
    const bool omitted = code.code_class() == spec::CodeClass::kOmission;
    return omitted && !committed.contains(std::string(code.text)) ? word_of(ran) : "";
  };
  REQUIRE(holds("without faults", 1000, judge));
  REQUIRE(holds("with faults", 2000, judge, faulty()));
}

TEST_CASE("run: each knob makes the fault it names") {
  const auto reaches = [](const Weights& weights, spec::Code code) {
    for (std::uint64_t i = 0; i < 3000; ++i) {
      const Ran ran = run<Concrete>(generate(Choices::of_test(7, i), weights), Granularity::kStmt);
      if (ran.outcome.code == code) return true;
    }
    return false;
  };
  const auto with = [](std::uint32_t Faults::*knob) {
    Weights weights;
    weights.faults.*knob = 500;
    return weights;
  };
  CHECK(reaches(with(&Faults::out_of_bounds), spec::Code::U_OOB_READ));
  CHECK(reaches(with(&Faults::out_of_bounds), spec::Code::U_OOB_WRITE));
  CHECK(reaches(with(&Faults::divide_by_zero), spec::Code::E_DIVIDE_BY_ZERO));
  CHECK(reaches(with(&Faults::cast_range), spec::Code::U_CAST_RANGE));
  CHECK(reaches(with(&Faults::shift_range), spec::Code::U_SHIFT_RANGE));
  CHECK(reaches(with(&Faults::indeterminate), spec::Code::U_INDETERMINATE));
  CHECK(reaches(with(&Faults::conflict), spec::Code::U_LOOP_CONFLICT));
  CHECK(reaches(with(&Faults::assertion), spec::Code::E_ASSERT));
}

}  // namespace
}  // namespace tenor::fuzz::test
