// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/catalogue.h"

#include "semantics/domain/concrete.h"

namespace tenor::semantics {

using namespace spec;

const std::vector<const RuleInfo*>& tir_rules() {
  static const std::vector<const RuleInfo*> rules(catalogue::kRules.begin(),
                                                  catalogue::kRules.end());
  return rules;
}

const Variable* loop_variable_of(const StoredFrame& frame) {
  if (frame.tag == TirFrames::tag<ForNext> || frame.tag == TirFrames::tag<ForExtent> ||
      frame.tag == TirFrames::tag<ParallelNext>)
    return static_cast<const For*>(frame.node)->loop_var;
  if (frame.tag == TirFrames::tag<ThreadNext>)
    return thread_variable(*static_cast<const AttrStmt*>(frame.node));
  return nullptr;
}

std::optional<std::size_t> ordinal_of_loop(std::uint16_t tag) {
  if (tag == TirFrames::tag<ForNext> || tag == TirFrames::tag<ForExtent> ||
      tag == TirFrames::tag<ParallelNext>)
    return 3;
  if (tag == TirFrames::tag<ThreadNext>) return 1;
  return std::nullopt;
}

std::optional<Enclosing> enclosing_of(std::uint16_t tag) {
  if (tag == TirFrames::tag<ForNext> || tag == TirFrames::tag<ForExtent> ||
      tag == TirFrames::tag<WhileNext>)
    return Enclosing::kLoop;
  if (tag == TirFrames::tag<ParallelNext> || tag == TirFrames::tag<ThreadNext>)
    return Enclosing::kParallel;
  if (tag == TirFrames::tag<PrimFuncEnd>) return Enclosing::kFunction;
  return std::nullopt;
}

}  // namespace tenor::semantics
