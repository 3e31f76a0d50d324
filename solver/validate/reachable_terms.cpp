// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/reachable_terms.h"

#include <algorithm>

namespace tenor::solver {

using namespace semantics;

namespace {

/// Calls `visit(value)` for what the run left, as it may change it.
template <class Run, class Visit>
void for_each_value(Run& run, Visit&& visit) {
  for (auto& array : run.arrays)
    for (auto& value : array) visit(value);
  if (run.returned) visit(*run.returned);
}

}  // namespace

std::vector<TermId> roots_of(const TermInvocation& run) {
  std::vector<TermId> roots;
  for_each_value(run, [&](const TermValue& v) {
    if (v.is_term) roots.insert(roots.end(), {v.term(), v.undefined()});
  });
  for (const TermExit& e : run.exits) roots.push_back(e.condition);
  return roots;
}

std::vector<TermId> reachable(const TermBank& bank, const std::vector<TermId>& roots) {
  std::vector<bool> seen(bank.size());
  std::vector<TermId> left = roots, all;
  while (!left.empty()) {
    const TermId next = left.back();
    left.pop_back();
    if (seen[next]) continue;
    seen[next] = true;
    all.push_back(next);
    const auto args = bank.args(next);
    left.insert(left.end(), args.begin(), args.end());
  }
  std::ranges::sort(all);
  return all;
}

void Replacement::make(const std::vector<TermId>& terms) {
  made_.clear();
  made_.reserve(terms.size());
  for (const TermId t : terms) {
    const auto given = given_.find(t);
    made_[t] = given == given_.end() ? remade(t) : given->second;
  }
}

TermId Replacement::remade(TermId t) {
  const TermNode node = bank_.at(t);
  if (node.op == TermOp::kArray) {
    std::vector<TermId> elements;
    for (const TermId e : bank_.args(t)) elements.push_back(made_.at(e));
    return bank_.array(node.type, elements);
  }
  // What a reduction begins with is a value like any other.
  if (node.op == TermOp::kReduced && node.count == 1) return made_.at(node.args[0]);
  TermNode made = node;
  for (std::size_t i = 0; i < node.count; ++i) made.args[i] = made_.at(node.args[i]);
  return made == node ? t : bank_.intern(made);
}

void Replacement::apply(TermInvocation& run) const {
  for_each_value(run, [&](TermValue& v) {
    if (!v.is_term) return;
    const TermId undefined = made_.at(v.undefined());
    v.bits = made_.at(v.term()) | std::uint64_t{undefined} << 32;
  });
  for (TermExit& e : run.exits) e.condition = made_.at(e.condition);
  std::unordered_map<TermId, std::string> blocks;
  for (auto& [step, block] : run.blocks)
    if (const auto found = made_.find(step); found != made_.end())
      blocks[found->second] = std::move(block);
  run.blocks = std::move(blocks);
}

}  // namespace tenor::solver
