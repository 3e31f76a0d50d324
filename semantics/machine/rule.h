// SPDX-License-Identifier: Apache-2.0
// What a rule is: a type with an `info`, a premise `when`, and a conclusion `then`.
//
//   struct R {
//     static constexpr RuleInfo info{"TIR-Node-case", clauses("TIR/Exec/…")};
//     static Truth auto when(const At<SomeFrame> auto& r);  // the premise: changes nothing
//     static void then(At<SomeFrame> auto& r);              // the conclusion: a few verbs
//   };
//
// Both are handed the redex (semantics/machine/redex.h), whatever the machine's language and
// domain.
//
// Without `when` it always applies. A rule whose info has a `code` stops the machine and has
// `describe` in place of `then`: one sentence with the current values.
//
// A rule of a reading (spec/clauses/reading.h) is one of a machine's rules only where the entry is
// read so. One that is as written and stops the run, or that has a member kStandsFirst, stands
// first in its list and may overlap with those after it: it takes away what they do.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "spec/clauses/reading.h"
#include "spec/clauses/source_file.h"
#include "spec/diagnostic/codes.h"

namespace tenor::semantics {

using spec::as_written;
using spec::clauses;
using spec::Code;
using spec::intended;

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
  consteval RuleInfo(std::string_view name, spec::Citations cited, spec::ReadingOf only_in,
                     spec::SourceFile at = std::source_location::current())
      : RuleInfo(name, cited, std::nullopt, only_in, at) {}
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

template <class... Rs, class... Ss>
Rules<Rs..., Ss...> operator+(Rules<Rs...>, Rules<Ss...>);
/// The rules of several families, one after the other.
template <class... Families>
using AllRules = decltype((... + Families{}));

/// Does R take precedence over the rules after it?
template <class R>
constexpr bool overrides = (R::info.code && R::info.reading && R::info.reading->as_written) ||
                           requires { R::kStandsFirst; };

// Whether a rule has a member of a name, whatever redex it asks for: a second one of that name
// makes it ambiguous.
namespace named {
struct When {
  int when;
};
struct Agrees {
  int agrees;
};
template <class R, class Name>
struct Both : R, Name {};
}  // namespace named
template <class R>
concept HasPremise = !requires { &named::Both<R, named::When>::when; };
template <class R>
concept TellsAgreement = !requires { &named::Both<R, named::Agrees>::agrees; };

/// Specialised beside each family of rules: `template <> struct RulesOf<StoreReady> : Rules<…> {}`.
template <class Frame>
struct RulesOf;

}  // namespace tenor::semantics
