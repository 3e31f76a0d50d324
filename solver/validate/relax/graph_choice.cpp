// SPDX-License-Identifier: Apache-2.0
// An If: both branches are followed, each from what memory held before. Relax/Eval/10.
#include "solver/validate/relax/graph_run.h"

namespace tenor::solver {

using namespace spec;
namespace ir = spec::relax;

GraphValue GraphRun::either(const GraphValue& t, const GraphValue& f, ValueNumber condition) {
  if (t.kind != f.kind || t.parts.size() != f.parts.size())
    throw NotFollowed("the branches of an If have values of different kinds");
  if (t.is(Kind::kTuple)) {
    Values fields;
    for (std::size_t i = 0; i < t.parts.size(); ++i)
      fields.push_back(either(t.parts[i], f.parts[i], condition));
    return tuple_of(std::move(fields));
  }
  if (!t.is(Kind::kTensor)) {
    if (number(t) != number(f))
      throw NotFollowed("an If chooses between values of which one is not a tensor");
    return t;
  }
  if (t.dtype != f.dtype || t.text != f.text || !sizes_.equal(t.sizes, f.sizes))
    throw NotFollowed("an If chooses between tensors of different shapes");
  if (t.place == f.place) return t;
  const ValueNumber m = contents(t), n = contents(f);
  GraphValue made = tensor(m == n ? m : numbers_.of("select", {condition, n, m}), t.dtype, t.sizes,
                           t.text, memory_.at(t.place).is_open || memory_.at(f.place).is_open);
  GraphPlace &then_place = memory_.at(t.place), &else_place = memory_.at(f.place);
  GraphPlace& place = memory_.at(made.place);
  if (!then_place.identity.empty() || !else_place.identity.empty())
    place.identity =
        std::to_string(condition) + " ? " + then_place.identity + " : " + else_place.identity;
  for (GraphPlace* each : {&place, &then_place, &else_place}) each->is_frozen = true;
  place.is_written = true;
  return made;
}

GraphValue GraphRun::choice(const ir::If& e, const Scope& scope) {
  const GraphValue chosen = value(e.cond, scope);
  const ValueNumber condition = number(chosen);
  const GraphMemory before = memory_;
  const auto follow = [&](const ir::Expr* branch, const char* which) {
    path_.push_back(numbers_.of(which, {condition}));
    GraphValue made = value(branch, scope);
    path_.pop_back();
    return made;
  };
  const GraphValue t = follow(e.true_branch, "where true");
  GraphMemory after_true = memory_, start = before;
  for (std::size_t i = 0; i < before.count(); ++i) memory_.at(i) = start.at(i);
  const GraphValue f = follow(e.false_branch, "where false");
  for (std::size_t i = 0; i < before.count(); ++i) memory_.merge(after_true, i, condition);
  return either(t, f, condition);
}

}  // namespace tenor::solver
