// SPDX-License-Identifier: Apache-2.0
// Points at which a formula is tried before a solver is asked. One that satisfies it shows that it
// is not empty; most formulas that are not have such a point near 0.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "semantics/domain/family/values.h"

namespace tenor::semantics {

class FamilySamples {
 public:
  /// Of symbols of a run, which outlives this.
  explicit FamilySamples(const std::vector<FamilySymbol>& symbols, const Formulas& formulas)
      : symbols_(symbols), formulas_(formulas) {}

  static constexpr std::size_t kPoints = 96, kFew = 12;
  /// Does one of the first points satisfy it?
  bool satisfy(FormulaId f, std::size_t points = kPoints);

 private:
  enum class Tried : std::uint8_t { kNotYet, kFails, kHolds, kOpen };
  /// An integer for each symbol, found when it is asked for first; nothing where it has none.
  struct Point {
    std::uint64_t number = 0;
    std::vector<std::optional<std::int64_t>> values{};
    std::vector<bool> are_known{};  ///< of the symbols
    std::vector<Tried> truths{};    ///< of formulas
  };
  std::optional<std::int64_t> value(Point& at, SymbolId s);
  std::optional<std::int64_t> chosen(Point& at, SymbolId s);
  std::optional<std::int64_t> value(Point& at, const spec::Polynomial& p);
  /// Nothing where a number in it has no value there.
  std::optional<bool> holds(Point& at, FormulaId f);
  std::optional<bool> computed(Point& at, FormulaId f);

  const std::vector<FamilySymbol>& symbols_;
  const Formulas& formulas_;
  std::array<Point, kPoints> points_{};
};

}  // namespace tenor::semantics
