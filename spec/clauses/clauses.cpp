// SPDX-License-Identifier: Apache-2.0
// Joins the families of clauses, and finds a clause by its id.
#include <algorithm>
#include <vector>

#include "spec/clauses/families.h"

namespace tenor::spec {
namespace {

std::vector<ClauseText> joined() {
  std::vector<ClauseText> all;
  for (const auto family :
       {families::tir_grammar(), families::tir_values(), families::tir_scope(),
        families::tir_typing(), families::tir_eval(), families::tir_exec(), families::pre_rfc(),
        families::ledger(), families::ext(), families::ext_builtin()})
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

}  // namespace

std::string_view sentence_of(std::string_view clause) {
  const auto& all = by_id();
  const auto found =
      std::lower_bound(all.begin(), all.end(), clause,
                       [](const ClauseText& row, std::string_view id) { return row.id < id; });
  return found != all.end() && found->id == clause ? found->sentence : std::string_view();
}

std::span<const ClauseText> all_clauses() { return in_document_order(); }

}  // namespace tenor::spec
