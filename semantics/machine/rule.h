// SPDX-License-Identifier: Apache-2.0
// What a rule is: a type with an `info`, a premise `when`, and a conclusion `then`.
//
//   struct R {
//     static constexpr RuleInfo info{"TIR-Node-case", clauses("TIR/Exec/…")};
//     static Truth when(const Machine&, const Frame&);  // the premise: changes nothing
//     static void then(Machine&, Frame&);               // the conclusion: a few verbs
//   };
//
// Both are templates over the machine's language and domain.
//
// Where `facts_of(machine, frame)` exists, all three take its result as a third parameter: what the
// premises of one redex share is then computed once.
//
// Without `when` it always applies. A rule whose info has a `code` stops the machine and has
// `describe` in place of `then`: one sentence with the values at hand.
//
// A rule of a reading (spec/clauses/reading.h) is one of a machine's rules only where the entry is
// read so. One that is as written and stops the run, or that finds a datatype without rules, stands
// first in its list and may overlap with those behind it: it takes away what they do.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "spec/clauses/reading.h"
#include "spec/clauses/source_file.h"
#include "spec/diagnostic/codes.h"

namespace tenor::semantics {

struct RuleInfo {
  std::string_view id;             ///< `TIR-BufferStore-out-of-bounds`
  spec::Citations clauses;         ///< a message cites the first (spec::named_clause)
  std::optional<spec::Code> code;  ///< set where firing ends the run: the class says how
  /// Set where the ledger has another reading: its rules stand beside.
  std::optional<spec::ReadingOf> reading;
  std::string_view where;  ///< the file that the rule stands in

  consteval RuleInfo(std::string_view name, spec::Citations cited,
                     std::optional<spec::Code> ends_with = {},
                     std::optional<spec::ReadingOf> only_in = {},
                     spec::SourceFile at = std::source_location::current())
      : id(name), clauses(cited), code(ends_with), reading(only_in), where(at.path) {}
};

/// The rules of one frame, in the order they are tried. Their premises exclude each other.
template <class... Rs>
struct Rules {
  using List = Rules;
  static constexpr std::size_t size = sizeof...(Rs);
  static constexpr std::array<const RuleInfo*, size> infos{&Rs::info...};

  /// Calls `visit.template operator()<R>()` for each rule until one returns true.
  template <class Visit>
  static bool any(Visit&& visit) {
    return (visit.template operator()<Rs>() || ...);
  }
  template <class R>
  static constexpr bool has = (std::is_same_v<R, Rs> || ...);
};

/// Does it take precedence over the rules behind it?
constexpr bool overrides(const RuleInfo& rule) {
  const bool written = rule.reading && rule.reading->as_written;
  return rule.code && (written || *rule.code == spec::Code::S_DATATYPE);
}

/// The rule's conclusion, with the facts where it takes them.
template <class R, class M, class F, class Facts>
void conclude(M& m, F& frame, const Facts& facts) {
  if constexpr (requires { R::then(m, frame, facts); })
    R::then(m, frame, facts);
  else
    R::then(m, frame);
}

/// Specialised beside each family of rules: `template <> struct RulesOf<StoreReady> : Rules<…> {}`.
template <class Frame>
struct RulesOf;

}  // namespace tenor::semantics
