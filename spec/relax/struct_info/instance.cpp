// SPDX-License-Identifier: Apache-2.0
// The first step of every comparison of two functions: the variables that the params of the one
// bind stand for what the other has in their place, in whatever order the dimensions that bind them
// come. Relax/Compat/7.3.3; ledger RLX-D26.
#include "spec/relax/struct_info/comparison.h"
#include "spec/relax/struct_info/variables.h"

namespace tenor::spec::relax {
namespace {

ShapeVariables variables_of(List<const StructInfo*> params) {
  ShapeVariables found;
  for (const StructInfo* param : params)
    for_each_variable(param, [&](const spec::Variable* variable) { found.insert(variable); });
  return found;
}

/// What the result of `from` binds itself gets another name where `to` means something else by it.
void rename_bound_in_result(Comparison& c, const FuncStructInfo* from, const ShapeVariables& taken,
                            ShapeVarMapping& mapping) {
  const ShapeVariables own = variables_of(*from->params);
  for_each_variable(from->ret, [&](const spec::Variable* variable) {
    if (own.contains(variable) || c.is_bound(variable) || !taken.contains(variable)) return;
    if (mapping.find(variable)) return;
    spec::Builder& tir = c.builder.tir();
    mapping.add(variable, tir.var({}, tir.variable({}, variable->name_hint, variable->dtype)));
  });
}

}  // namespace

const FuncStructInfo* instance(Comparison& c, const FuncStructInfo* from,
                               const FuncStructInfo* to) {
  ShapeVarMapping mapping;
  for (std::size_t i = 0; i < from->params->size(); ++i)
    add_mapping(c, (*from->params)[i], (*to->params)[i], mapping);
  const ShapeVariables taken = variables_of(*to->params);
  rename_bound_in_result(c, from, taken, mapping);
  const auto* result = as<FuncStructInfo>(substitute(c, from, mapping));
  c.bind(variables_of(*result->params));
  c.bind(taken);
  return result;
}

}  // namespace tenor::spec::relax
