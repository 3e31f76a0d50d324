// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/region.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using namespace spec::tir;

using Dimension = ConcreteRegion::Dimension;

/// Bounds of what the dimensions from `k` on add to an element's number.
struct Bounds {
  std::int64_t low = 0, high = 0;
};
Bounds sums_from(const std::vector<Dimension>& dimensions, std::size_t k) {
  Bounds sums;
  for (; k < dimensions.size(); ++k) {
    const Dimension& d = dimensions[k];
    const std::int64_t a = d.first * d.stride, b = (d.end - 1) * d.stride;
    sums.low += std::min(a, b), sums.high += std::max(a, b);
  }
  return sums;
}

std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  const std::int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// Is `rest` a sum of one multiple of each stride from `k` on? Strides come from large to small, so
/// that those of an array leave one multiple of each to try.
bool reaches(const std::vector<Dimension>& dimensions, std::size_t k, std::int64_t rest) {
  if (k == dimensions.size()) return rest == 0;
  const Dimension& d = dimensions[k];
  if (d.stride == 0) return reaches(dimensions, k + 1, rest);
  const Bounds others = sums_from(dimensions, k + 1);
  const std::int64_t size = std::abs(d.stride), sign = d.stride < 0 ? -1 : 1;
  const std::int64_t a = -floor_quotient(others.high - rest, size);  // rounded up
  const std::int64_t b = floor_quotient(rest - others.low, size);
  const std::int64_t from = std::max(d.first, sign < 0 ? -b : a);
  const std::int64_t to = std::min(d.end - 1, sign < 0 ? -a : b);
  for (std::int64_t i = from; i <= to; ++i)
    if (reaches(dimensions, k + 1, rest - i * d.stride)) return true;
  return false;
}

constexpr std::uint32_t kNoSlot = 0xffffffff;  ///< of what no statement binds, in Layout

/// Which memory the buffer sees or, where each use of it makes its view anew, would see.
std::uint64_t memory_of(const Machine<ObservedConcrete>& m, const Buffer* b) {
  std::uint64_t number = 0;
  if (m.layout().undeclared(b) && m.layout().slot(b->data) != kNoSlot)
    number = Concrete::pointer_of(*m.variable(b->data)).memory;
  else if (m.layout().view(b) != kNoSlot)
    number = static_cast<std::uint64_t>(m.view(b).memory());
  return m.memory().alive(number) ? m.memory().at(number).original : 0;
}

}  // namespace

std::optional<std::int64_t> IndexValues::value(const PrimFunc* f, const PrimExpr* e) {
  if (const auto* literal = as<IntImm>(e)) return literal->value;
  Evaluation& evaluation =
      evaluations_.try_emplace(f, m_.program(), module_, f, m_.readings()).first->second;
  return evaluation.index(e, [&](const Var& v) -> std::optional<ConcreteValue> {
    if (m_.layout().slot(&v) == kNoSlot || !v.dtype.is_integer_scalar()) return {};
    return *m_.variable(v.variable);
  });
}

bool ConcreteRegion::has(std::int64_t element) const {
  if (!known) return true;
  const bool empty =
      std::ranges::any_of(dimensions, [](const Dimension& d) { return d.first >= d.end; });
  return !empty && reaches(by_stride, 0, element - offset);
}

std::string ConcreteRegion::text() const {
  std::string text(buffer->name);
  text += '[';
  for (const Dimension& d : dimensions) {
    if (text.back() != '[') text += ", ";
    text += d.high - d.low == 1 ? fmt::to_string(d.low) : fmt::format("{}:{}", d.low, d.high);
  }
  return text + (dimensions.empty() ? "()]" : "]");
}

ConcreteRegion region_at(const Machine<ObservedConcrete>& m, const PrimFunc* f,
                         const BufferRegion& region, IndexValues& values) {
  ConcreteRegion found;
  found.buffer = region.buffer;
  found.memory = memory_of(m, region.buffer);
  found.known = !m.layout().undeclared(region.buffer);
  if (found.memory == 0 || !found.known) return found;
  const auto view = m.view(region.buffer);
  found.offset = view.offset();
  for (std::size_t k = 0; k < region.region.size(); ++k) {
    const auto low = values.value(f, region.region[k].min);
    const auto extent = low ? values.value(f, region.region[k].extent) : std::nullopt;
    std::int64_t high = 0;
    if (!extent || __builtin_add_overflow(*low, *extent, &high)) {
      found.known = false;
      return found;
    }
    found.dimensions.push_back(
        {*low, high, std::max(*low, view.low(k)), std::min(high, view.high(k)), view.stride(k)});
  }
  found.by_stride = found.dimensions;
  std::ranges::stable_sort(found.by_stride, std::greater(),
                           [](const Dimension& d) { return std::abs(d.stride); });
  return found;
}

}  // namespace tenor::semantics
