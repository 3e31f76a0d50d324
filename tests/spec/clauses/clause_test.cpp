// SPDX-License-Identifier: Apache-2.0
// Every id has one sentence in the manner of a message, and everything that cites an id has one.
#include "spec/clauses/clause.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "spec/clauses/families.h"
#include "spec/diagnostic/codes.h"
#include "spec/ir/builtin.h"
#include "spec/ir/external_math.h"
#include "spec/tir/catalogue.h"

namespace tenor::spec {
namespace {

TEST_CASE("a sentence is found by its id, and by no other text") {
  CHECK(sentence_of("TIR/Exec/5.5.4") ==
        "an index outside the shape leaves the result without guarantee");
  CHECK(sentence_of("TIR-D80").starts_with("constant memory"));
  CHECK(sentence_of("Relax/WellFormed/7.3") == "a dataflow block has no If");
  CHECK(sentence_of("RLX-D46") == "a sequence ends in a leaf");
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
    REQUIRE(clause.sentence.empty() ==
            (clause.id.starts_with("TT/Artifact") || clause.id.starts_with("TT/Codegen")));
    if (clause.sentence.empty()) continue;
    CHECK(clause.sentence.back() != '.');
    CHECK(clause.sentence.find('\n') == std::string_view::npos);
    CHECK(sentence_of(clause.id) == clause.sentence);
  }
}

TEST_CASE("what only a run of a Relax program can show is of a later part, and the rest is not") {
  const auto later = [](std::string_view id) { return belongs_to_later_part(*find_clause(id)); };
  CHECK(later("TT/WS2/attr/tt_grid_x"));
  CHECK(later("Relax/Eval/9"));             // evaluation
  CHECK(later("Relax/Op/b1.b9"));           // operator
  CHECK(later("Relax/Purity/b1"));          // guarantee of a run
  CHECK(later("RLX-D60"));                  // decided by execution alone
  CHECK_FALSE(later("Relax/Compat/p1:b"));  // guarantee of the analysis
  CHECK_FALSE(later("Relax/Grammar/Expr/Call"));
  CHECK_FALSE(later("Relax/Pseudocode/unify_struct_info/1"));
  CHECK_FALSE(later("RLX-D1"));
  CHECK_FALSE(later("RLX-D13"));
  for (const ClauseText& clause : all_clauses()) {
    if (!clause.id.starts_with("Relax/")) continue;
    INFO(clause.id);
    const bool dynamic = clause.kind == ClauseKind::kEvaluation ||
                         clause.kind == ClauseKind::kOperator ||
                         clause.kind == ClauseKind::kGuarantee;
    CHECK((dynamic || !belongs_to_later_part(clause)));
  }
}

TEST_CASE("the documents' clauses and the whole ledger are there") {
  const auto count = [](std::string_view prefix) {
    return std::count_if(all_clauses().begin(), all_clauses().end(),
                         [&](const ClauseText& clause) { return clause.id.starts_with(prefix); });
  };
  CHECK(count("TIR/") == 647);
  CHECK(count("PreRFC/") == 53);
  CHECK(count("Relax/") == 827);
  CHECK(count("TT/") == 144 + static_cast<std::ptrdiff_t>(families::tensix().size()));
  CHECK(count("TIR-D") == 83);
  CHECK(count("RLX-D") == 62);
  CHECK(count("TT-D") == 24);
  CHECK(count("TL/") == 31);
  for (int i = 1; i <= 83; ++i) CHECK_FALSE(sentence_of(fmt::format("TIR-D{}", i)).empty());
  for (int i = 1; i <= 62; ++i) CHECK_FALSE(sentence_of(fmt::format("RLX-D{}", i)).empty());
}

TEST_CASE("a kind is that of the register, and ours where no document has the clause") {
  CHECK(word(find_clause("TIR/Exec/5.5.4")->kind) == "guarantee");
  CHECK(word(find_clause("TIR/Exec/12.1.5")->kind) == "execution");
  CHECK(word(find_clause("Relax/Op/b1")->kind) == "operator");
  CHECK(word(find_clause("TIR-D8")->kind) == "ours");
  CHECK_FALSE(find_clause("TIR/Exec/5.5.9"));
  for (const ClauseText& clause : all_clauses()) {
    INFO(clause.id);
    const bool of_machine =
        std::ranges::any_of(families::tensix(), [&](auto& each) { return each.id == clause.id; });
    const bool ours =
        document_of(clause.id) == "ledger" || clause.id.starts_with("EXT/") || of_machine;
    CHECK((clause.kind == ClauseKind::kOurs) == ours);
  }
}

TEST_CASE("an id has a document, a chapter, and clauses below it") {
  CHECK(document_of("TIR/Exec/5.5.2") == "TIR");
  CHECK(chapter_of("TIR/Exec/5.5.2") == "Exec");
  CHECK(document_of("TIR-D8") == "ledger");
  CHECK(chapter_of("TIR-D8") == "TIR");
  CHECK(chapter_of("RLX-D8") == "RLX");
  CHECK(chapter_of("EXT/Builtin/exp") == "Builtin");
  CHECK(chapter_of("EXT/For/step") == "text");
  CHECK(is_at_or_below("TIR/Exec/1.2", "TIR/Exec/1"));
  CHECK(is_at_or_below("TIR/Exec/1:b", "TIR/Exec/1"));
  CHECK(is_at_or_below("TIR/Exec/1", "TIR/Exec/1"));
  CHECK(is_at_or_below("TIR-D8", "TIR-D"));
  CHECK(is_at_or_below("TIR-D8", ""));
  CHECK_FALSE(is_at_or_below("TIR/Exec/12", "TIR/Exec/1"));
  CHECK_FALSE(is_at_or_below("TIR-D80", "TIR-D8"));
  CHECK_FALSE(is_at_or_below("TIR/ExprTyping/1", "TIR/Ex"));
}

TEST_CASE("a clause may repeat others") {
  REQUIRE(same_as("TIR/Exec/12.2.3:b").size() == 1);
  CHECK(same_as("TIR/Exec/12.2.3:b")[0].id == "TIR/Exec/12.1.7:c");
  CHECK(same_as("Relax/WellFormed/2").size() == 2);
  CHECK(same_as("TIR/Exec/12.1.7:c").empty());
}

void check_resolved(std::string_view who, const Citations& citations) {
  for (const Clause& clause : citations.list()) {
    INFO(who << " cites " << clause.id);
    CHECK_FALSE(sentence_of(clause.id).empty());
  }
}

TEST_CASE("what codes and checks cite has a sentence") {
  for (const CodeInfo& code : all_codes()) check_resolved(code.text, code.clauses);
  for (const CheckInfo* check : tir::all_checks()) check_resolved(check->id, check->clauses);
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
    const bool has_rules = builtin->scope == BuiltinScope::kMeaning ||
                           builtin->scope == BuiltinScope::kPointer ||
                           builtin->scope == BuiltinScope::kThreads;
    // Calls of external functions are read as builtins, if they are of a known name.
    const bool is_another = builtin_of_external(
        builtin->name, builtin->name == "call_pure_extern" ? "expf" : "llvm.exp", float_type(32),
        1);
    CHECK((has_rules || is_another));
  }
}

}  // namespace
}  // namespace tenor::spec
