// SPDX-License-Identifier: Apache-2.0
// A schedule says whose turn it is among contexts (semantics/machine/contexts.h). Written out, it
// names the transitions at which another continues than would by default: `2:1,7:0.3` gives
// transition 2 to the context that was forked as number 1, and transition 7 to number 3 of those
// that number 0 forked.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/machine/contexts.h"

namespace tenor::semantics {

/// The numbers of a context and those around it, each in its fork, the outermost first.
using Ordinals = std::vector<std::uint32_t>;

struct Schedule {
  std::map<std::uint64_t, Ordinals> switches;  ///< by transition, from 0

  friend bool operator==(const Schedule&, const Schedule&) = default;
};

/// How schedules are chosen: the text of `--schedule`.
struct ScheduleChoice {
  enum class Kind : std::uint8_t {
    kFirst,   ///< `first`: in the order of their numbers, and nothing said about others
    kRandom,  ///< `random:SEED`: one, drawn
    kLast,    ///< one context of each fork after all others: number `seed`
    kAll,     ///< `all`
    kGiven    ///< one, written out
  };
  Kind kind = Kind::kFirst;
  std::uint64_t seed = 0;
  Schedule given{};
};

/// Nothing where `text` is not one.
std::optional<ScheduleChoice> parse_schedule(std::string_view text);
/// `first` where all continue in turn.
std::string to_string(const Schedule& schedule);

Ordinals ordinals_of(const ContextPath& context);

}  // namespace tenor::semantics
