// SPDX-License-Identifier: Apache-2.0
// What a validation comes to: the verdict, and what it rests on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tenor::solver {

enum class Verdict : std::uint8_t { kEquivalent, kRefines, kDifferent, kUnknown, kVacuous };
/// `equivalent`, `refines`, ...
std::string_view to_string(Verdict verdict);

struct Judgement {
  /// The stage that is under way has decided: true.
  bool decide(Verdict decided, std::string reason) {
    verdict = decided, why = std::move(reason);
    return true;
  }
  /// It has not, and says why: false.
  bool leave_open(std::string reason) { return !decide(Verdict::kUnknown, std::move(reason)); }

  Verdict verdict = Verdict::kUnknown;
  std::string stage;                 ///< that decided, or that stopped last
  std::string why;                   ///< what it rests on; of unknown, why; of different, where
  std::optional<std::string> bound;  ///< of which sizes alone it is about
  /// The same as inputs: of each combination, names and values.
  std::vector<std::vector<std::pair<std::string, std::int64_t>>> sizes;
  /// Of different: inputs of both sides as `--input` takes them.
  std::vector<std::pair<std::string, std::string>> witness;
  std::vector<std::string> replays;  ///< command lines that show it
  struct Stage {
    std::string name;
    double seconds;
  };
  std::vector<Stage> stages;  ///< that were gone through, in order
};

}  // namespace tenor::solver
