// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/shown_terms.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "semantics/domain/concrete.h"
#include "semantics/domain/term/show.h"

namespace tenor::solver {

using namespace semantics;

namespace {
constexpr int kShownDepth = 3;
}

std::vector<std::int64_t> index_in(const PlannedArgument& a, std::size_t i) {
  return index_of(scalar_shape(a.dtype, a.shape), i);
}

std::string ShownTerms::both(const TermValue& b, const TermValue& a) const {
  const std::string both = fmt::format("{} before and {} after", shown(b), shown(a));
  if (!b.is_term || !a.is_term) return both;
  const bool by_value = b.term() != a.term();
  const auto found = by_value ? apart(b.term(), a.term()) : apart(b.undefined(), a.undefined());
  if (found.is_in_sight) return both;
  return fmt::format("{}, where {} becomes {}", both, shown(found.before), shown(found.after));
}

/// The last operators of two terms that have operands which differ, or elements which do, and
/// whether these are shown with the whole terms.
ShownTerms::Apart ShownTerms::apart(TermId b, TermId a) const {
  Apart around{b, a, true};
  bool in_array = false;
  for (int depth = 1;; ++depth) {
    const TermNode &m = bank_.at(b), &n = bank_.at(a);
    const auto p = bank_.args(b), q = bank_.args(a);
    if (m.op != n.op || m.detail != n.detail || p.size() != q.size()) return around;
    const auto [x, y] = std::mismatch(p.rbegin(), p.rend(), q.rbegin());
    if (x == p.rend()) return around;
    const bool is_array = m.op == TermOp::kArray;
    in_array |= is_array;
    const bool are_leaves = bank_.args(*x).empty() && bank_.args(*y).empty();
    const bool is_in_sight = depth < kShownDepth + are_leaves;
    around = {is_array ? *x : b, is_array ? *y : a, !in_array && is_in_sight};
    b = *x, a = *y;
  }
}

std::string ShownTerms::shown(TermId t) const {
  return show(bank_, t, kShownDepth, [&](std::uint32_t k, std::uint64_t i) {
    const PlannedArgument& a = plan_.arguments[k];
    return a.is_tensor ? fmt::format("{}[{}]", a.name, fmt::join(index_in(a, i), ", ")) : a.name;
  });
}

std::string ShownTerms::shown(const TermValue& v) const {
  if (!v.is_term) return Concrete::show(v.known());
  if (v.undefined() == kFalse) return shown(v.term());
  return fmt::format("{} (no value where {})", shown(v.term()), shown(v.undefined()));
}

}  // namespace tenor::solver
