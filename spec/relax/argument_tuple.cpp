// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/argument_tuple.h"

#include <algorithm>

namespace tenor::spec::relax {

const Expr* argument_tuple(const Call& call) {
  constexpr std::string_view kNames[] = {"call_tir", "call_tir_inplace", "call_tir_with_grad"};
  const auto* op = as<Op>(call.op);
  if (!op || std::ranges::find(kNames, op->op_name) == std::end(kNames)) return nullptr;
  return call.args.size() > kArgumentTuple ? call.args[kArgumentTuple] : nullptr;
}

const Tuple* known_tuple(const Expr* e, const BoundValues& values) {
  // A variable that is bound twice may lead back to itself: each step counts against all.
  for (std::size_t steps = 0; steps <= values.size(); ++steps) {
    const Variable* variable = variable_of(e);
    if (!variable) return as<Tuple>(e);
    const auto found = values.find(variable);
    if (found == values.end()) return nullptr;
    e = found->second;
  }
  return nullptr;
}

std::int64_t annotated_fields(const Expr* e) {
  const Variable* variable = variable_of(e);
  const auto* tuple = as<TupleStructInfo>(variable ? variable->struct_info_annotation : nullptr);
  return tuple ? static_cast<std::int64_t>(tuple->fields.size()) : -1;
}

}  // namespace tenor::spec::relax
