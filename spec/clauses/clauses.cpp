// SPDX-License-Identifier: Apache-2.0
// Joins the families of clauses, and finds a clause by its id.
#include <algorithm>
#include <vector>

#include "spec/clauses/families.h"
#include "spec/clauses/ledger.h"

namespace tenor::spec {
namespace {

std::vector<ClauseText> joined() {
  std::vector<ClauseText> all;
  for (const auto family : {families::tir_grammar(),
                            families::tir_values(),
                            families::tir_scope(),
                            families::tir_typing(),
                            families::tir_eval(),
                            families::tir_exec(),
                            families::pre_rfc(),
                            families::relax_grammar(),
                            families::relax_survey(),
                            families::relax_wellformed(),
                            families::relax_struct_info(),
                            families::relax_subtype(),
                            families::relax_compat(),
                            families::relax_derive(),
                            families::relax_eval(),
                            families::relax_operator(),
                            families::tilelang(),
                            families::tenstorrent(),
                            families::tensix(),
                            families::ledger(),
                            families::ledger_tenstorrent(),
                            families::ext(),
                            families::ext_builtin()})
    all.insert(all.end(), family.begin(), family.end());
  return all;
}

const std::vector<ClauseText>& in_document_order() {
  static const std::vector<ClauseText> all = joined();
  return all;
}

const std::vector<ClauseText>& by_id() {
  static const std::vector<ClauseText> sorted = [] {
    std::vector<ClauseText> all = in_document_order();
    std::sort(all.begin(), all.end(),
              [](const ClauseText& a, const ClauseText& b) { return a.id < b.id; });
    return all;
  }();
  return sorted;
}

/// In the order of the enumerators.
constexpr std::string_view kKindWords[] = {
    "ours",      "artifact", "attribute", "compat",      "derivation", "evaluation",
    "execution", "grammar",  "guarantee", "informative", "normalform", "operator",
    "procedure", "subtype",  "transform", "typing",      "wellformed"};

/// The chapters of Relax whose promises bind the analysis, not a run.
constexpr std::string_view kOfAnalysis[] = {"NormalForm", "StructInfo", "PurityCheck",
                                            "Subtype",    "Compat",     "ShapeProof"};

/// Of Relax, what values are, what running does and what operators yield.
bool is_about_running(const ClauseText& clause) {
  if (clause.kind == ClauseKind::kEvaluation || clause.kind == ClauseKind::kOperator) return true;
  return clause.kind == ClauseKind::kGuarantee &&
         std::ranges::find(kOfAnalysis, chapter_of(clause.id)) == std::end(kOfAnalysis);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string_view word(ClauseKind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }

const ClauseText* find_clause(std::string_view id) {
  const auto& all = by_id();
  const auto found =
      std::lower_bound(all.begin(), all.end(), id,
                       [](const ClauseText& row, std::string_view key) { return row.id < key; });
  return found != all.end() && found->id == id ? &*found : nullptr;
}

std::string_view sentence_of(std::string_view id) {
  const ClauseText* clause = find_clause(id);
  return clause ? clause->sentence : std::string_view();
}

std::span<const ClauseText> all_clauses() { return in_document_order(); }

bool belongs_to_later_part(const ClauseText& clause) {
  const std::string_view document = document_of(clause.id);
  if (document == "Relax") return is_about_running(clause);
  const LedgerEntry* entry = find_entry(clause.id);
  const bool is_of_document = document == "TT" && clause.kind != ClauseKind::kOurs;
  return is_of_document || (entry && comes_with_execution(*entry));
}

std::string_view document_of(std::string_view id) {
  const std::size_t end = id.find_first_of("/-");
  return end != id.npos && id[end] == '-' ? "ledger" : id.substr(0, end);
}

std::string_view chapter_of(std::string_view id) {
  const std::size_t end = std::min(id.find_first_of("/-"), id.size() - 1);
  if (id[end] == '-') return id.substr(0, end);
  const std::string_view rest = id.substr(end + 1);
  if (document_of(id) == "EXT" && !rest.starts_with("Builtin/")) return "text";
  return rest.substr(0, rest.find('/'));
}

bool is_at_or_below(std::string_view id, std::string_view prefix) {
  if (!id.starts_with(prefix)) return false;
  if (prefix.empty() || id.size() == prefix.size()) return true;
  const char last = prefix.back(), next = id[prefix.size()];
  if (is_digit(next)) return !is_digit(last);
  return std::string_view("/.:-").find(next) != std::string_view::npos ||
         std::string_view("/.:-").find(last) != std::string_view::npos;
}

}  // namespace tenor::spec
