// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/environment.h"

#include "spec/relax/dimensions.h"
#include "spec/relax/struct_info/variables.h"

namespace tenor::spec::relax {

const StructInfo* Environment::find(const Variable* variable) const {
  const auto found = struct_infos_.find(variable);
  return found == struct_infos_.end() ? nullptr : found->second;
}

void Environment::close() {
  for (const Variable* variable : levels_.back().variables) struct_infos_.erase(variable);
  for (const spec::Variable* each : levels_.back().shape_variables) shape_variables_.erase(each);
  levels_.pop_back();
}

Environment::Level& Environment::level(bool of_dataflow_block) {
  auto level = levels_.rbegin();
  while (!of_dataflow_block && level->is_dataflow_block) ++level;
  return *level;
}

void Environment::bind(const Variable* variable, const StructInfo* struct_info) {
  const bool is_new = struct_infos_.insert_or_assign(variable, struct_info).second;
  if (is_new) level(variable->is_dataflow).variables.push_back(variable);
}

void Environment::bind_shape_variables(const StructInfo* s) {
  for_each_dimension(s, [&](const PrimExpr* dimension) {
    const auto* var = spec::as<spec::Var>(dimension);
    if (var && shape_variables_.insert(var->variable).second)
      level(false).shape_variables.push_back(var->variable);
  });
}

std::vector<const spec::Variable*> bound_by(List<const StructInfo*> params,
                                            const VariablesInScope& scope) {
  std::vector<const spec::Variable*> own;
  std::unordered_set<const spec::Variable*> seen;
  for (const StructInfo* param : params)
    for_each_dimension(param, [&](const PrimExpr* dimension) {
      const auto* var = spec::as<spec::Var>(dimension);
      if (var && !scope.has(var->variable) && seen.insert(var->variable).second)
        own.push_back(var->variable);
    });
  return own;
}

bool is_well_defined(const StructInfo* s, const VariablesInScope& scope) {
  std::vector<const StructInfo*> pending{s};
  std::unordered_set<const StructInfo*> seen;
  bool inside = true;
  while (!pending.empty() && inside) {
    const StructInfo* next = pending.back();
    pending.pop_back();
    const auto* tensor = as<TensorStructInfo>(next);
    const Variable* shape = tensor ? variable_of(tensor->shape) : nullptr;
    if (shape) inside = scope.has(shape);
    const auto* tuple = as<TupleStructInfo>(next);
    if (tuple && seen.insert(tuple).second)
      pending.insert(pending.end(), tuple->fields.begin(), tuple->fields.end());
    else if (!tuple)
      inside = for_each_variable(
                   next, [&](const spec::Variable* each) { inside = inside && scope.has(each); }) &&
               inside;
    if (as<FuncStructInfo>(next)) inside = false;  // its own variables are for erasing to tell
  }
  return inside;
}

}  // namespace tenor::spec::relax
