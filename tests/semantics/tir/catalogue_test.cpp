// SPDX-License-Identifier: Apache-2.0
// The catalogue: every rule has a test case of its name, under the tag of its first clause; and the
// list of the ways to break a rule that tests/mutate_rules goes through.
#include "semantics/tir/catalogue.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iostream>
#include <set>

namespace tenor::semantics::test {
namespace {

const std::vector<Catch::TestCase>& all_tests() {
  return Catch::getRegistryHub().getTestCaseRegistry().getAllTests();
}

/// Can both be rules of one machine? Those of the two readings of an entry cannot.
bool may_meet(const RuleInfo& a, const RuleInfo& b) {
  return !a.reading || !b.reading || a.reading->entry.id != b.reading->entry.id ||
         a.reading->as_written == b.reading->as_written;
}

/// The ways in which a rule can be broken so that a run could tell. A rule with
/// another one after it is fired `always`; the last of several is reached only where no other
/// premise holds, and exactly one does, so that it might as well hold always. What ends the run has
/// no conclusion to skip.
template <class... Rs>
void list_mutations(Rules<Rs...> rules) {
  const auto list = [&](const RuleInfo* const* rule) {
    const bool is_last = std::none_of(rule + 1, rules.infos.end(), [&](const RuleInfo* later) {
      return may_meet(**rule, *later);
    });
    std::cout << "mutation " << (*rule)->id << " never\n";
    if (!is_last) std::cout << "mutation " << (*rule)->id << " always\n";
    if (!(*rule)->code) std::cout << "mutation " << (*rule)->id << " skip\n";
  };
  for (const auto& rule : rules.infos) list(&rule);
}
template <class... Fs>
void list_all(FrameList<Fs...>) {
  (list_mutations(typename RulesOf<Fs>::List{}), ...);
}

}  // namespace

TEST_CASE("every rule has a test case of its name and first clause", "[house]") {
  for (const RuleInfo* rule : tir_rules()) {
    INFO(rule->id);
    const auto test = std::find_if(all_tests().begin(), all_tests().end(),
                                   [&](const Catch::TestCase& t) { return t.name == rule->id; });
    if (test == all_tests().end()) {
      FAIL_CHECK("there is none");
      continue;
    }
    const std::string clause(rule->clauses.front().id);
    CHECK(std::count(test->tags.begin(), test->tags.end(), clause) == 1);
  }
}

TEST_CASE("every test case that is named as a rule is of one", "[house]") {
  std::set<std::string_view> ids;
  for (const RuleInfo* rule : tir_rules()) CHECK(ids.insert(rule->id).second);
  for (const Catch::TestCase& test : all_tests())
    if (test.lineInfo.file &&
        std::string_view(test.lineInfo.file).find("tests/semantics/tir/") !=
            std::string_view::npos &&
        test.name.starts_with("TIR-")) {
      INFO(test.name);
      CHECK(ids.contains(test.name));
    }
}

TEST_CASE("mutations", "[.mutations]") { list_all(TirFrames{}); }

}  // namespace tenor::semantics::test
