// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/catalogue.h"

#include <map>

#include "semantics/domain/concrete.h"
#include "semantics/tir/implementations.h"
#include "semantics/tir/inference_rules.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

const std::vector<const RuleInfo*>& tir_rules() {
  static const std::vector<const RuleInfo*> rules(TirCatalogue::kRules.begin(),
                                                  TirCatalogue::kRules.end());
  return rules;
}

const Variable* loop_variable_of(const StoredFrame& frame) {
  const auto is = [&](auto... tags) { return ((frame.tag == tags) || ...); };
  if (!is(TirFrames::tag<ForNext>, TirFrames::tag<ForExtent>, TirFrames::tag<ParallelNext>,
          TirFrames::tag<ThreadNext>, TirFrames::tag<ThreadEnd>, TirFrames::tag<AxisEnd>))
    return nullptr;
  const auto* loop = static_cast<const Stmt*>(frame.node);
  const auto* launch = as<AttrStmt>(loop);
  return launch ? thread_variable(*launch) : static_cast<const For*>(loop)->loop_var;
}

const Variable* thread_variable_of(const StoredFrame& frame) {
  return frame.tag == TirFrames::tag<ThreadEnd> ? loop_variable_of(frame) : nullptr;
}

std::optional<std::uint32_t> ordinal_of(std::uint16_t tag) {
  if (tag == TirFrames::tag<ForNext> || tag == TirFrames::tag<ForExtent> ||
      tag == TirFrames::tag<ParallelNext>)
    return 3;
  if (tag == TirFrames::tag<ThreadNext>) return 1;
  return std::nullopt;
}

bool ends_activation(const StoredFrame& frame) { return frame.tag == TirFrames::tag<PrimFuncEnd>; }

std::optional<Enclosing> enclosing_of(std::uint16_t tag) {
  if (tag == TirFrames::tag<ForNext> || tag == TirFrames::tag<ForExtent> ||
      tag == TirFrames::tag<WhileNext>)
    return Enclosing::kLoop;
  if (tag == TirFrames::tag<ParallelNext> || tag == TirFrames::tag<ThreadNext> ||
      tag == TirFrames::tag<ThreadEnd> || tag == TirFrames::tag<AxisEnd>)
    return Enclosing::kParallel;
  if (tag == TirFrames::tag<PrimFuncEnd>) return Enclosing::kFunction;
  return std::nullopt;
}

void add_rule_implementations(const std::vector<const RuleInfo*>& rules,
                              std::vector<Implementation>& all) {
  std::map<std::string_view, const InferenceRule*> written;
  for (const InferenceRule& rule : inference_rules()) written.emplace(rule.id, &rule);
  for (const RuleInfo* rule : rules) {
    const auto found = written.extract(rule->id);
    if (!found) continue;
    all.push_back({Implementation::Kind::kRule, rule->id, rule->clauses, rule->where,
                   rule->code ? info(*rule->code).text : std::string_view(), rule->reading,
                   found.mapped()->line, found.mapped()->title, found.mapped()->text});
  }
}

std::vector<Implementation> implementations() {
  std::vector<Implementation> all;
  add_rule_implementations(tir_rules(), all);
  for (const std::span<const Implementation> table :
       {std::span<const Implementation>(kArgumentProductions),
        std::span<const Implementation>(numeric::kArithmetic),
        std::span<const Implementation>(numeric::kComparisons),
        std::span<const Implementation>(numeric::kRepresentations),
        std::span<const Implementation>(kViewFunctions)})
    all.insert(all.end(), table.begin(), table.end());
  const std::vector<Implementation> builtins = builtin_implementations();
  all.insert(all.end(), builtins.begin(), builtins.end());
  return all;
}

}  // namespace tenor::semantics
