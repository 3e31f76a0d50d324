// SPDX-License-Identifier: Apache-2.0
// Citations: the id of a clause of a source document (`TIR/Exec/5.5.2`), of a ledger entry
// (`TIR-D8`), or of a clause of ours for what real text adds (`EXT/For/step`).
#pragma once

#include <array>
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

/// Up to six citations, as a value that a constexpr table can hold.
struct Citations {
  std::array<Clause, 6> ids{};
  std::size_t count = 0;

  constexpr std::span<const Clause> list() const { return {ids.data(), count}; }
  constexpr Clause front() const { return ids[0]; }
};

template <class... Ids>
constexpr Citations clauses(Ids... ids) {
  static_assert(sizeof...(Ids) >= 1 && sizeof...(Ids) <= 6);
  return Citations{{Clause{std::string_view(ids)}...}, sizeof...(Ids)};
}

/// One sentence of ours that says what the clause demands; empty where the id is not known.
std::string_view sentence_of(std::string_view clause);

/// A clause with a sentence of ours.
struct ClauseText {
  std::string_view id;
  std::string_view sentence;
};

/// Every clause that has one, sorted by family, in the order of its document.
std::span<const ClauseText> all_clauses();

}  // namespace tenor::spec
