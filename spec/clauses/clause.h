// SPDX-License-Identifier: Apache-2.0
// Clauses, by the id that cites them: of a source document (`TIR/Exec/5.5.2`), of the ledger
// (`TIR-D8`), or of ours for what real text adds (`EXT/For/step`). Each has a sentence of ours and
// a kind. Who implements one is not written here: it follows from the citations (citation.h).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenor::spec {

struct Clause {
  std::string_view id;
  friend constexpr bool operator==(Clause, Clause) = default;
};

constexpr Clause operator""_clause(const char* text, std::size_t size) {
  return Clause{std::string_view(text, size)};
}

/// Up to a dozen citations, as a value that a constexpr table can hold.
struct Citations {
  std::array<Clause, 12> ids{};
  std::size_t count = 0;

  constexpr std::span<const Clause> list() const { return {ids.data(), count}; }
  constexpr Clause front() const { return ids[0]; }
};

template <class... Ids>
constexpr Citations clauses(Ids... ids) {
  static_assert(sizeof...(Ids) >= 1 && sizeof...(Ids) <= 12);
  return Citations{{Clause{std::string_view(ids)}...}, sizeof...(Ids)};
}

/// What sort of demand a clause makes, in the words of the documents' register.
enum class ClauseKind : std::uint8_t {
  kOurs,  ///< of no document: a reading of the ledger, or a clause for what real text adds
  kArtifact,
  kAttribute,
  kCompat,
  kDerivation,
  kEvaluation,
  kExecution,
  kGrammar,
  kGuarantee,
  kInformative,
  kNormalForm,
  kOperator,
  kProcedure,
  kSubtype,
  kTransform,
  kTyping,
  kWellFormed
};

/// `wellformed`, `execution`: the kind as the register spells it.
std::string_view word(ClauseKind kind);

struct ClauseText {
  std::string_view id;
  std::string_view sentence;  ///< ours; empty for the document whose wording is to come
  ClauseKind kind = ClauseKind::kOurs;
};

/// The clause of that id, or null.
const ClauseText* find_clause(std::string_view id);

/// One sentence of ours that says what the clause demands; empty where the id is not known.
std::string_view sentence_of(std::string_view id);

/// Every clause, sorted by document, in the order of each.
std::span<const ClauseText> all_clauses();

/// The clauses that say what `id` says: what implements all of them implements it. Mostly none.
std::span<const Clause> same_as(std::string_view id);

/// Does what implements the clause come with a part that is not here yet: the execution of Relax,
/// or Tenstorrent? Where the clause is also of use before that, something may implement it already.
bool belongs_to_later_part(const ClauseText& clause);

/// `TIR` of `TIR/Exec/5.5.2`; `ledger` of `TIR-D8`.
std::string_view document_of(std::string_view id);

/// `Exec` of `TIR/Exec/5.5.2`; `TIR` of `TIR-D8`; `text` or `Builtin` of what is under EXT.
std::string_view chapter_of(std::string_view id);

/// Is `id` the clause `prefix`, or below it? `TIR/Exec/1` is above 1.2 and 1:b, and not above 12.
bool is_at_or_below(std::string_view id, std::string_view prefix);

}  // namespace tenor::spec
