// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/samples.h"

#include <algorithm>

namespace tenor::semantics {

using spec::Polynomial;

namespace {

/// Around what tiles and vectors are long.
constexpr std::int64_t kSizes[] = {1, 2, 3, 5, 8, 16, 17, 24, 33, 64, 100, 129};
/// Of one point in so many, sizes are 0, 1 or 2; of one in so many, some are large.
constexpr std::uint64_t kSmall = 4, kLarge = 5;
constexpr std::int64_t kLargest = (std::int64_t{1} << 31) - 1;
/// Few, so that products stay below a limit which single sizes come near to.
constexpr std::int64_t kSizesAmongLarge[] = {1, kLargest, 1, 2, 1 << 20, 1};

/// The same number for the same two, without a pattern.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = a * 0x9e3779b97f4a7c15u + b * 0xff51afd7ed558ccdu + 0x632be59bd9b4e019u;
  x ^= x >> 31;
  x *= 0xc4ceb9fe1a85ec53u;
  return x ^ (x >> 29);
}

std::optional<std::int64_t> floor_quotient(std::int64_t a, std::int64_t b) {
  if (b < 1) return {};
  return a / b - (a % b < 0 ? 1 : 0);
}

}  // namespace

bool FamilySamples::satisfy(FormulaId f, std::size_t points) {
  for (std::size_t k = 0; k < points; ++k) {
    points_[k].number = k;
    if (holds(points_[k], f) == true) return true;
  }
  return false;
}

std::optional<std::int64_t> FamilySamples::value(Point& at, SymbolId s) {
  if (at.are_known.size() <= s)
    at.are_known.resize(symbols_.size()), at.values.resize(symbols_.size());
  if (!at.are_known[s]) {
    const auto found = chosen(at, s);
    at.are_known[s] = true, at.values[s] = found;
  }
  return at.values[s];
}

/// Iterations are the first one, the last one, any, or where a loop has ended.
std::optional<std::int64_t> FamilySamples::chosen(Point& at, SymbolId s) {
  const FamilySymbol& symbol = symbols_[s];
  const std::uint64_t random = mixed(at.number, s);
  if (symbol.is) {
    const auto [a, b, by] = *symbol.is;
    if (by) {
      const auto first = holds(at, *by);
      return !first ? std::nullopt : *first ? value(at, a) : value(at, b);
    }
    const auto dividend = value(at, a), divisor = value(at, b);
    return dividend && divisor ? floor_quotient(*dividend, *divisor) : std::nullopt;
  }
  const bool has_large = at.number % kLarge == kLarge - 1;
  if (symbol.kind != FamilySymbol::Kind::kOrdinal)
    return has_large ? kSizesAmongLarge[random % std::size(kSizesAmongLarge)]
           : at.number % kSmall == kSmall - 1 ? static_cast<std::int64_t>(random % 3)
                                              : kSizes[random % std::size(kSizes)];
  const auto end = symbol.end ? value(at, *symbol.end) : std::optional<std::int64_t>(2);
  if (!end || *end <= 0) return end ? std::optional<std::int64_t>(0) : end;
  const auto last = static_cast<std::uint64_t>(*end - 1);
  if (has_large) return random % 2 == 0 ? 0 : static_cast<std::int64_t>(last);
  switch ((at.number + random / 7) % 8) {
    case 0:
    case 1:
    case 2: return 0;
    case 3:
    case 4: return static_cast<std::int64_t>(last);
    case 5: return *end;
    default: return static_cast<std::int64_t>(random % (last + 1));
  }
}

std::optional<std::int64_t> FamilySamples::value(Point& at, const Polynomial& p) {
  std::int64_t sum = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::int64_t product = coefficient;
    for (const SymbolId s : monomial) {
      const auto factor = value(at, s);
      if (!factor || __builtin_mul_overflow(product, *factor, &product)) return {};
    }
    if (__builtin_add_overflow(sum, product, &sum)) return {};
  }
  return sum;
}

std::optional<bool> FamilySamples::holds(Point& at, FormulaId f) {
  if (at.truths.size() <= f) at.truths.resize(formulas_.size());
  if (at.truths[f] == Tried::kNotYet) {
    const auto found = computed(at, f);
    at.truths[f] = !found ? Tried::kOpen : *found ? Tried::kHolds : Tried::kFails;
  }
  if (at.truths[f] == Tried::kOpen) return {};
  return at.truths[f] == Tried::kHolds;
}

std::optional<bool> FamilySamples::computed(Point& at, FormulaId f) {
  const FormulaNode& node = formulas_.at(f);
  switch (node.op) {
    case FormulaOp::kConstant: return f == kAlways;
    case FormulaOp::kAnd: {
      const auto a = holds(at, node.a);
      return a == true ? holds(at, node.b) : a;
    }
    case FormulaOp::kNot: {
      const auto a = holds(at, node.a);
      return a ? std::optional(!*a) : a;
    }
    case FormulaOp::kData: return mixed(at.number, ~std::uint64_t{node.datum}) % 2 == 0;
    case FormulaOp::kAtLeastZero:
    case FormulaOp::kIsZero: break;
  }
  const auto number = value(at, node.polynomial);
  if (!number) return {};
  return node.op == FormulaOp::kIsZero ? *number == 0 : *number >= 0;
}

}  // namespace tenor::semantics
