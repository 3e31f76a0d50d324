// SPDX-License-Identifier: Apache-2.0
// Every id has one sentence in the manner of a message, and everything that cites an id has one.
#include "spec/clauses/clause.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "spec/diagnostic/codes.h"
#include "spec/ir/builtin.h"
#include "spec/tir/catalogue.h"

namespace tenor::spec {
namespace {

TEST_CASE("a sentence is found by its id, and by no other text") {
  CHECK(sentence_of("TIR/Exec/5.5.4") ==
        "an index outside the shape leaves the result without guarantee");
  CHECK(sentence_of("TIR-D80").starts_with("constant memory"));
  CHECK(sentence_of("EXT/For/step") == "a loop may count in steps of a positive number");
  CHECK(sentence_of("TIR/Exec/5.5.5").empty());
  CHECK(sentence_of("TIR/Exec/5.5.4 ").empty());
  CHECK(sentence_of("TIR").empty());
  CHECK(sentence_of("").empty());
}

TEST_CASE("an id stands once, and its sentence begins small and ends without a stop") {
  std::set<std::string_view> seen;
  for (const ClauseText& clause : all_clauses()) {
    INFO(clause.id);
    CHECK(seen.insert(clause.id).second);
    REQUIRE_FALSE(clause.sentence.empty());
    CHECK(clause.sentence.back() != '.');
    CHECK(clause.sentence.find('\n') == std::string_view::npos);
    CHECK(sentence_of(clause.id) == clause.sentence);
  }
}

TEST_CASE("the documents' clauses and the whole ledger are there") {
  const auto count = [](std::string_view prefix) {
    return std::count_if(all_clauses().begin(), all_clauses().end(),
                         [&](const ClauseText& clause) { return clause.id.starts_with(prefix); });
  };
  CHECK(count("TIR/") == 647);
  CHECK(count("PreRFC/") == 53);
  CHECK(count("TIR-D") == 80);
  for (int i = 1; i <= 80; ++i) CHECK_FALSE(sentence_of(fmt::format("TIR-D{}", i)).empty());
}

void check_resolved(std::string_view who, const Citations& citations) {
  for (const Clause& clause : citations.list()) {
    INFO(who << " cites " << clause.id);
    CHECK_FALSE(sentence_of(clause.id).empty());
  }
}

TEST_CASE("what codes and checks cite has a sentence") {
  for (const CodeInfo& code : all_codes()) check_resolved(code.text, code.clauses);
  for (const CheckInfo* check : all_checks()) check_resolved(check->id, check->clauses);
}

TEST_CASE("every builtin with a meaning has a clause, and every such clause a builtin") {
  for (const Builtin& builtin : all_builtins()) {
    if (builtin.scope != BuiltinScope::kMeaning) continue;
    INFO(builtin.name);
    CHECK_FALSE(sentence_of(fmt::format("EXT/Builtin/{}", builtin.name)).empty());
  }
  constexpr std::string_view kPrefix = "EXT/Builtin/";
  for (const ClauseText& clause : all_clauses()) {
    if (!clause.id.starts_with(kPrefix)) continue;
    INFO(clause.id);
    const Builtin* builtin = find_builtin(clause.id.substr(kPrefix.size()));
    REQUIRE(builtin);
    const bool has_rules =
        builtin->scope == BuiltinScope::kMeaning || builtin->scope == BuiltinScope::kPointer;
    CHECK(has_rules);
  }
}

}  // namespace
}  // namespace tenor::spec
