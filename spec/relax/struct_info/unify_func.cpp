// SPDX-License-Identifier: Apache-2.0
// unify_struct_info of functions: only those with equal params have a bound that is a function, an
// upper bound that need not be the least (RLX-D53). Relax/Pseudocode/unify_struct_info/8; ledger
// RLX-D5, RLX-D26.
#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {
namespace {

using Func = const FuncStructInfo*;

/// 8.2, 8.3.
const StructInfo* unified_packed(Comparison& c, Func a, Func b) {
  if (a->derive_func == b->derive_func) return a;
  DeriveFunc empty;
  empty.kind = DeriveFunc::Kind::kEmpty;
  return c.builder.packed_func({}, c.builder.object({}), empty, a->purity && b->purity);
}

/// 8.6, with RLX-D5: the params of both must be judged equal, modulo the names of the variables
/// that they bind (RLX-D26). The variables of `a` then stand for what `b` has in their place.
const FuncStructInfo* with_params_of(Comparison& inner, Func a, Func b) {
  const auto* own = inner.readings.is_as_written("RLX-D26"_clause) ? a : instance(inner, a, b);
  for (std::size_t i = 0; i < own->params->size(); ++i) {
    const StructInfo *x = (*own->params)[i], *y = (*b->params)[i];
    if (!is_subtype(inner, x, y) || !is_subtype(inner, y, x)) return nullptr;
  }
  return own;
}

}  // namespace

const StructInfo* unify_functions(Comparison& c, Func a, Func b) {
  if (a->params.has_value() != b->params.has_value()) return c.builder.object({});  // 8.1
  if (!a->params) return unified_packed(c, a, b);
  if (a->params->size() != b->params->size()) return c.builder.object({});  // 8.4
  Comparison inner = c.at(""), reverse = c.at("");
  const FuncStructInfo* own = with_params_of(inner, a, b);
  // Equal to an instance alone is not equal: the other way round it must be one too.
  if (!own || !with_params_of(reverse, b, a)) return c.builder.object({});  // 8.7
  return c.builder.func({}, *b->params, unify(inner, own->ret, b->ret), a->purity && b->purity);
}

}  // namespace tenor::spec::relax
