// SPDX-License-Identifier: Apache-2.0
// unify_struct_info of functions: only those with equal params have a bound that is a function, an
// upper bound that need not be the least (RLX-D53). Relax/Pseudocode/unify_struct_info/8; ledger
// RLX-D5, RLX-D26.
#include "spec/relax/struct_info/context.h"

namespace tenor::spec::relax {
namespace {

using Func = const FuncStructInfo*;

/// 8.2, 8.3.
const StructInfo* packed(Context& c, Func a, Func b) {
  if (a->derive_func == b->derive_func) return a;
  DeriveFunc empty;
  empty.kind = DeriveFunc::Kind::kEmpty;
  return c.builder.packed_func({}, c.builder.object({}), empty, a->purity && b->purity);
}

/// 8.6: a param for both, or null. RLX-D5: they must be judged equal; by the letter the bound of
/// the two must be a subtype of each.
const StructInfo* param_of_both(Context& c, const StructInfo* a, const StructInfo* b) {
  if (!c.readings.is_as_written("RLX-D5"_clause))
    return is_subtype(c, a, b) && is_subtype(c, b, a) ? b : nullptr;
  const StructInfo* bound = unify(c, a, b);
  return is_subtype(c, bound, a) && is_subtype(c, bound, b) ? bound : nullptr;
}

/// 8.5 to 8.8, the variables of `a` standing for what `b` has in their place. Null: some params
/// are not equal.
const StructInfo* with_instance_of(Context& c, Func a, Func b) {
  Context inner = c.at("");
  const auto* own = c.readings.is_as_written("RLX-D26"_clause) ? a : instance(inner, a, b);
  std::vector<const StructInfo*> params;
  for (std::size_t i = 0; i < own->params->size(); ++i) {
    params.push_back(param_of_both(inner, (*own->params)[i], (*b->params)[i]));
    if (!params.back()) return nullptr;
  }
  return c.builder.func({}, c.builder.arena().list(params), unify(inner, own->ret, b->ret),
                        a->purity && b->purity);
}

}  // namespace

const StructInfo* unify_functions(Context& c, Func a, Func b) {
  if (a->params.has_value() != b->params.has_value()) return c.builder.object({});  // 8.1
  if (!a->params) return packed(c, a, b);
  if (a->params->size() != b->params->size()) return c.builder.object({});  // 8.4
  if (const StructInfo* bound = with_instance_of(c, a, b)) return bound;
  const bool one_way = c.readings.is_as_written("RLX-D26"_clause);
  const StructInfo* bound = one_way ? nullptr : with_instance_of(c, b, a);
  return bound ? bound : c.builder.object({});  // 8.7
}

}  // namespace tenor::spec::relax
