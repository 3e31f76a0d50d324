// SPDX-License-Identifier: Apache-2.0
// What variables are bound to, and what an expression is through them. Relax/Grammar/Binding.
#pragma once

#include <unordered_map>

#include "spec/ir/relax/expr.h"

namespace tenor::spec::relax {

/// What variables are bound to, of those that were bound so far.
using BoundValues = std::unordered_map<const Variable*, const Expr*>;

/// Does `is_it(const Expr*)` hold of `e`, or of what it is bound to, through variables? The one
/// that it holds of, or null.
template <class IsIt>
const Expr* find_bound(const Expr* e, const BoundValues& values, IsIt&& is_it) {
  // A variable that is bound twice may lead back to itself: each step counts against all.
  for (std::size_t steps = 0; e && steps <= values.size(); ++steps) {
    if (is_it(e)) return e;
    const auto found = values.find(variable_of(e));
    if (found == values.end()) return nullptr;
    e = found->second;
  }
  return nullptr;
}

/// The function of the module that is called; null where none is known.
inline const GlobalVar* called_global(const Call& e, const BoundValues& values) {
  return as<GlobalVar>(
      find_bound(e.op, values, [](const Expr* callee) { return as<GlobalVar>(callee); }));
}

}  // namespace tenor::spec::relax
