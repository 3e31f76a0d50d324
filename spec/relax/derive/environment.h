// SPDX-License-Identifier: Apache-2.0
// Γ and Σ: what is known of each Relax variable in scope, and which shape variables are.
// Relax/Derive/10, 11, 15; Relax/StructInfo.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spec/relax/struct_info/compatibility.h"

namespace tenor::spec::relax {

class Environment final : public VariablesInScope {
 public:
  bool has(const Variable* variable) const override { return struct_infos_.contains(variable); }
  bool has(const spec::Variable* shape_variable) const override {
    return shape_variables_.contains(shape_variable);
  }
  /// Γ[v]; null where it is not in scope.
  const StructInfo* find(const Variable* variable) const;

  /// What is bound from here on leaves scope together, but that a dataflow block keeps only its
  /// dataflow variables to itself.
  void open(bool is_dataflow_block = false) { levels_.push_back({is_dataflow_block, {}, {}}); }
  void close();
  /// Sets Γ[v]; for a variable in scope it takes the place of what was known.
  void bind(const Variable* variable, const StructInfo* struct_info);
  /// Adds the variables to Σ that the dimensions of `s` bind: those that are new. What a
  /// FuncStructInfo says of its params binds nothing here.
  void bind_shape_variables(const StructInfo* s);

 private:
  struct Level {
    bool is_dataflow_block = false;
    std::vector<const Variable*> variables;
    std::vector<const spec::Variable*> shape_variables;
  };
  Level& level(bool of_dataflow_block);

  std::unordered_map<const Variable*, const StructInfo*> struct_infos_;
  std::unordered_set<const spec::Variable*> shape_variables_;
  std::vector<Level> levels_{1};
};

/// The shape variables that stand alone in a dimension of `params`, but for those in scope: what a
/// function with such parameters binds when it is called.
std::vector<const spec::Variable*> bound_by(List<const StructInfo*> params,
                                            const VariablesInScope& scope);

/// Are all variables in scope that `s` speaks of, and no function is in it, whose own variables
/// would have to be distinguished? Parts that tuples share are looked at once.
bool is_well_defined(const StructInfo* s, const VariablesInScope& scope);

}  // namespace tenor::spec::relax
