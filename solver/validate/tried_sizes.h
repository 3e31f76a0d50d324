// SPDX-License-Identifier: Apache-2.0
// The sizes that a comparison came to: those that a verdict rests on, and the others, which it
// names apart with the reason.
#pragma once

#include <array>

#include "solver/validate/witness.h"

namespace tenor::solver {

class TriedSizes {
 public:
  using Values = OpenSizes::Values;
  enum class Kind : std::uint8_t {
    kCompared,
    kUnspecified,  ///< BEFORE is, whatever the data
    kErring,       ///< BEFORE always ends with an error
    kIdle,         ///< BEFORE comes to none of its stores and calls
    kTooLarge,
    kBeyondEffort
  };

  void add(Kind kind, Values values) {
    all_[static_cast<std::size_t>(kind)].push_back(std::move(values));
  }
  const std::vector<Values>& of(Kind kind) const { return all_[static_cast<std::size_t>(kind)]; }
  bool has(Kind kind) const { return !of(kind).empty(); }

  /// ` for n in {1, 2}`; empty where no size is open.
  std::string reach(Kind kind) const;
  /// `; BEFORE always ends with an error for n in {1, 2}; …`: all but those that were compared.
  std::string others() const;

 private:
  std::array<std::vector<Values>, 6> all_;
};

}  // namespace tenor::solver
