// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/large_sizes.h"

#include <algorithm>

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

/// Variables of both functions that are one size.
using Both = std::pair<const Variable*, const Variable*>;

/// The size of that name as dimensions of BEFORE's parameters have it, and what AFTER has there.
Both dimensions(const PrimFunc& before, const PrimFunc& after, const std::string& name) {
  for (std::size_t i = 0; i < before.buffers.size(); ++i) {
    const Buffer *b = before.buffers[i], *a = after.buffers[i];
    for (std::size_t k = 0; b && k < b->shape.size(); ++k) {
      const auto* v = as<Var>(b->shape[k]);
      if (!v || v->variable->name_hint != name) continue;
      const auto* other = a && k < a->shape.size() ? as<Var>(a->shape[k]) : nullptr;
      return {v->variable, other ? other->variable : nullptr};
    }
  }
  return {};
}

class LargeSizes {
 public:
  LargeSizes(const Constants& before, const Constants& after)
      : before_(before), after_(after), small_(small_sizes(before, &after)) {}

  void add(const std::string& name, const Both& both) {
    std::set<std::int64_t> values = before_.compared_with(both.first);
    values.merge(after_.compared_with(both.second));
    const bool is_extent = before_.is_of_extent(both.first) || after_.is_of_extent(both.second);
    for (const std::int64_t value : values)
      if (!small_.contains(value) && value != -1 && !(is_extent && value < 0))
        found_.push_back({{name, value}});
  }
  std::vector<NamedSizes> found() && { return std::move(found_); }

 private:
  const Constants &before_, &after_;
  const std::set<std::int64_t> small_;
  std::vector<NamedSizes> found_;
};

}  // namespace

std::vector<NamedSizes> large_sizes(const Constants& before, const Constants& after,
                                    const semantics::Plan& first) {
  const PrimFunc &b = before.function(), &a = after.function();
  LargeSizes sizes(before, after);
  for (const semantics::PlannedSize& size : first.sizes)
    if (size.chosen && !size.of_layout) sizes.add(size.name, dimensions(b, a, size.name));
  for (std::size_t i = 0; i < first.arguments.size(); ++i)
    if (is_open_size(first.arguments[i]) && !(before.is_data(i) && after.is_data(i)))
      sizes.add(first.arguments[i].name, {b.params[i], a.params[i]});
  return std::move(sizes).found();
}

}  // namespace tenor::solver
