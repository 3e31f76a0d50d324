// SPDX-License-Identifier: Apache-2.0
// What the campaign's programs reach: every rule that continues, or ends in a specified error, is
// committed to by one of the first, but for those that are written down with their reasons.
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <string>

#include "fuzz/generate/generate.h"
#include "fuzz/reduce/reduce.h"
#include "semantics/run/invoke.h"
#include "tests/share.h"

namespace tenor::fuzz::test {
namespace {

using namespace semantics;

/// Is it a rule that a specified run may commit to?
bool may_fire(const RuleInfo& rule) {
  if (rule.reading && !spec::Readings{}.include(*rule.reading)) return false;
  return !rule.code || spec::info(*rule.code).code_class() == spec::CodeClass::kError;
}

struct Reached {
  std::set<std::string> rules;
  std::size_t all = 0, decided = 0;  ///< programs, and those that end as their generator means
};

void run(const Test& test, Reached& reached) {
  const Generated made = test.program();
  const ComparedCall s = test.subject(made);
  const auto planned = plan(*s.program, *s.module, s.function, s.inputs, {.seed = s.seed});
  ++reached.all;
  if (!std::holds_alternative<Plan>(planned)) return;
  Machine<Concrete> m(*s.program, *s.module, Granularity::kStmt, {}, Profile::kPortable);
  start(m, s.function, place_arguments(m, std::get<Plan>(planned)));
  m.run();
  const OutcomeKind end = m.outcome().kind;
  reached.decided += end == OutcomeKind::kDone || end == OutcomeKind::kError;
  for (std::size_t i = 0; i < tir_rules().size(); ++i)
    if (m.rule_counts()[i] > 0) reached.rules.insert(std::string(tir_rules()[i]->id));
}

/// The first word of each line that is not a comment.
std::set<std::string> written_down() {
  std::set<std::string> words;
  std::ifstream file(TENOR_SOURCE_DIR "/tests/fuzz/unreached.txt");
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line[0] != '#') words.insert(line.substr(0, line.find(' ')));
  return words;
}

TEST_CASE("coverage: the rules that no program of a campaign reaches are written down") {
  constexpr std::size_t kPrograms = 12'000;
  const std::size_t programs = tenor::test::share_of(kPrograms);
  const std::set<std::string> known = written_down();
  Reached reached;
  for (std::size_t i = 0; i < programs; ++i) run({1, i}, reached);
  for (const RuleInfo* rule : tir_rules()) {
    if (!may_fire(*rule)) continue;
    const std::string id(rule->id);
    INFO(id);
    if (reached.rules.contains(id))
      CHECK_FALSE(known.contains(id));
    else if (programs == kPrograms)  // fewer reach less
      CHECK(known.contains(id));
  }
  CHECK(reached.decided == reached.all);
}

}  // namespace
}  // namespace tenor::fuzz::test
