// SPDX-License-Identifier: Apache-2.0
// Where variables of Relax functions live in an activation: Relax variables and shape variables
// have slots in the same environment, one numbering for a function of the module and those inside
// it. And what each function captures, and which calls have to be pure. Relax/Scope; Relax/Eval/9;
// Relax/Derive/14.2.3.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "semantics/tir/state/layout.h"

namespace tenor::semantics::relax {

class FunctionPlaces {
 public:
  /// Lays out all Relax functions of the module.
  void add(const spec::Module& module, Layout& layout);
  /// Lays out a function that is in no other.
  void add(const spec::relax::Function& function, Layout& layout);

  const FunctionLayout& activation(const spec::relax::Function* f) const {
    return activations_[functions_.at(f).activation];
  }
  /// Variables of both kinds that the function uses and does not bind: what a closure captures.
  const std::vector<const spec::Node*>& captures(const spec::relax::Function* f) const {
    return functions_.at(f).captures;
  }
  /// The variable that the function is bound to, by which it calls itself; null: none.
  const spec::relax::Variable* own_name(const spec::relax::Function* f) const {
    return functions_.at(f).own_name;
  }
  /// Shape variables that casts of the sequence bind (Relax/Eval/13.4).
  const std::vector<const spec::Variable*>& bound_in(const spec::relax::SeqExpr* seq) const {
    return sequences_.at(seq);
  }
  /// Variables that nothing uses after the binding; parameters are not among them.
  const std::vector<const spec::relax::Variable*>& last_used_in(
      const spec::relax::Binding* b) const {
    return last_uses_.at(b);
  }

  /// Does the call stand in a dataflow block, or in a function that is pure and not by force?
  bool has_to_be_pure(const spec::relax::Call* call) const { return pure_calls_.contains(call); }

 private:
  class Walk;
  struct Placed {
    std::size_t activation = 0;
    std::vector<const spec::Node*> captures{};
    const spec::relax::Variable* own_name = nullptr;
  };
  std::vector<FunctionLayout> activations_;
  std::unordered_map<const spec::relax::Function*, Placed> functions_;
  std::unordered_map<const spec::relax::SeqExpr*, std::vector<const spec::Variable*>> sequences_;
  std::unordered_map<const spec::relax::Binding*, std::vector<const spec::relax::Variable*>>
      last_uses_;
  std::unordered_set<const spec::relax::Call*> pure_calls_;
};

}  // namespace tenor::semantics::relax
