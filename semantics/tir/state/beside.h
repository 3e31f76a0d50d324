// SPDX-License-Identifier: Apache-2.0
// TirState's member that evaluates an expression beside the run: what notes need of expressions
// that the run does not evaluate. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
std::optional<typename D::Value> TirState<L, D>::value_beside(const spec::PrimExpr* e) {
  if (!beside_) {
    Limits limits = self().limits();
    limits.steps = Limits().steps;
    beside_ = std::make_unique<M>(program_, module_, Granularity::kStmt, limits, memory_.profile(),
                                  self().readings());
  }
  beside_->environment_.replace(0, {&environment_[base_], &environment_[environment_.size()]});
  beside_->evaluate(e);
  beside_->run();
  if (beside_->stopped()) {
    beside_.reset();
    return {};
  }
  const Value value = beside_->operand(0);
  beside_->truncate_operands(0);
  return value;
}

}  // namespace tenor::semantics
