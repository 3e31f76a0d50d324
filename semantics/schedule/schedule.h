// SPDX-License-Identifier: Apache-2.0
// A schedule says whose turn it is among the iterations of parallel loops. Written out, it names
// the turns at which another goes on than would by default: `2:1,7:0.3` gives turn 2 to iteration
// 1, and turn 7 to iteration 3 of the loop within iteration 0.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "semantics/tir/state/threads.h"

namespace tenor::semantics {

/// The ordinals of iterations of nested loops, the outermost first.
using Ordinals = std::vector<std::uint32_t>;

struct Schedule {
  std::map<std::uint64_t, Ordinals> switches;  ///< by turn, from 0

  friend bool operator==(const Schedule&, const Schedule&) = default;
};

/// How schedules are chosen: the text of `--schedule`.
struct ScheduleChoice {
  enum class Kind : std::uint8_t {
    kFirst,   ///< `first`: in the order of iterations, and nothing said about others
    kRandom,  ///< `random:SEED`: one, drawn
    kLast,    ///< one iteration of each loop behind all others: number `seed`
    kAll,     ///< `all`
    kGiven    ///< one, written out
  };
  Kind kind = Kind::kFirst;
  std::uint64_t seed = 0;
  Schedule given{};
};

/// Nothing where `text` is none.
std::optional<ScheduleChoice> parse_schedule(std::string_view text);
/// `first` where nobody goes on out of turn.
std::string to_string(const Schedule& schedule);

Ordinals ordinals_of(const StrandPath& strand);

}  // namespace tenor::semantics
