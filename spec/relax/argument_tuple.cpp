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
  return as<Tuple>(find_bound(e, values, [](const Expr* each) { return as<Tuple>(each); }));
}

std::int64_t annotated_fields(const Expr* e) {
  const Variable* variable = variable_of(e);
  const auto* tuple = as<TupleStructInfo>(variable ? variable->struct_info_annotation : nullptr);
  return tuple ? static_cast<std::int64_t>(tuple->fields.size()) : -1;
}

}  // namespace tenor::spec::relax
