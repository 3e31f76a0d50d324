// SPDX-License-Identifier: Apache-2.0
// What the domain Family says of each point of the path (log.h).
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "tests/semantics/domain/toy/log.h"

namespace tenor::semantics::toy {

struct Pointwise {
  using Value = PointValue;
  using Truth = PointTruth;
  using Index = PointIndex;
  using Type = spec::ScalarType;

  static FamilyRun& run() { return FamilyRun::current(); }
  static Truth truth(bool b) { return b ? !Truth() : Truth(); }
  static std::optional<bool> known(Truth t) {
    const Points holds = t.set & run().path;
    if (holds.none()) return false;
    return holds == run().path ? std::optional(true) : std::nullopt;
  }
  static std::optional<std::int64_t> known(Index i) {
    const auto [low, high] = range(i);
    return low == high ? std::optional(low) : std::nullopt;
  }

  // What is said of each point.
  static const ConcreteValue& at(Value v, std::size_t p) { return run()[v].at[p]; }
  static std::int64_t at(Index i, std::size_t p) { return Concrete::index(run()[i].at[p]); }
  static void for_each_point(auto&& visit) {
    for (std::size_t p = 0; p < kPoints; ++p)
      if (run().path[p]) visit(p);
  }
  static Numbers numbers(auto&& of, const auto&... operands) {
    if ((... || (run()[operands].load != kNone))) give_up("something is computed with a load");
    Numbers n;
    for_each_point([&](std::size_t p) { n.at[p] = of(at(operands, p)...); });
    return n;
  }
  static Value each(auto&& of, const auto&... operands) {
    return {run().add(numbers(of, operands...))};
  }
  static Index each_index(auto&& of, const auto&... operands) {
    return {run().add(numbers([&](auto... a) { return integer_at(of(a...)); }, operands...))};
  }
  static Truth where(auto&& holds, const auto&... operands) {
    Truth t;
    for_each_point([&](std::size_t p) { t.set[p] = holds(at(operands, p)...).value; });
    return t;
  }
  static ConcreteValue integer_at(std::int64_t i) {
    return Concrete::integer(spec::int_type(64).scalar, i);
  }
  static const ConcreteValue& first(const Value& v) {
    std::size_t p = 0;
    while (p + 1 < kPoints && !run().path[p]) ++p;
    return at(v, p);
  }
  static std::pair<std::int64_t, std::int64_t> range(Index i) {
    std::optional<std::pair<std::int64_t, std::int64_t>> r;
    for_each_point([&](std::size_t p) {
      const std::int64_t n = at(i, p);
      r = r ? std::pair(std::min(r->first, n), std::max(r->second, n)) : std::pair(n, n);
    });
    return r.value_or(std::pair(0, 0));
  }
  static std::vector<std::int64_t> all_at(std::span<const Index> all, std::size_t p) {
    std::vector<std::int64_t> numbers;
    for (const Index i : all) numbers.push_back(at(i, p));
    return numbers;
  }
  static void give_up(std::string why) { run().why = std::move(why); }
};

}  // namespace tenor::semantics::toy
