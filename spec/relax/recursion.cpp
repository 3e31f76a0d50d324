// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/recursion.h"

#include "spec/relax/bound_values.h"
#include "spec/relax/children.h"

namespace tenor::spec::relax {

Recursion::Recursion(const Module& module) {
  for (const spec::Function& function : module.functions)
    numbers_.try_emplace(function.name, numbers_.size());
  functions_.resize(numbers_.size());
  for (const spec::Function& function : module.functions) {
    const std::size_t number = numbers_.at(function.name);
    Called& called = functions_[number];
    BoundValues values;
    for_each_binding_in(
        function.relax_func, [&](const Binding& b) { values.emplace(b.var, b.value); },
        [](const Function&) {});
    for_each_expression_in(function.relax_func, [&](const Expr* e) {
      const auto* call = as<Call>(e);
      const GlobalVar* callee = call ? called_global(*call, values) : nullptr;
      const auto found = callee ? numbers_.find(callee->name_hint) : numbers_.end();
      if (found == numbers_.end()) return;
      called.callees.push_back(found->second);
      called.calls_itself = called.calls_itself || found->second == number;
    });
  }
  find_circles();
}

/// Every function after those that it calls, as far as circles allow.
std::vector<std::size_t> Recursion::finishing_order() const {
  struct Visit {
    std::size_t function, next;
  };
  std::vector<bool> seen(functions_.size());
  std::vector<std::size_t> order;
  for (std::size_t start = 0; start < functions_.size(); ++start) {
    if (seen[start]) continue;
    std::vector<Visit> open{{start, 0}};
    seen[start] = true;
    while (!open.empty()) {
      Visit& top = open.back();
      const auto& callees = functions_[top.function].callees;
      if (top.next == callees.size()) {
        order.push_back(top.function);
        open.pop_back();
      } else if (const std::size_t callee = callees[top.next++]; !seen[callee]) {
        seen[callee] = true;
        open.push_back({callee, 0});
      }
    }
  }
  return order;
}

/// From the last that finished, along calls turned around: what is reached is on its circle.
void Recursion::find_circles() {
  std::vector<std::vector<std::size_t>> callers(functions_.size());
  for (std::size_t caller = 0; caller < functions_.size(); ++caller)
    for (const std::size_t callee : functions_[caller].callees) callers[callee].push_back(caller);
  const std::vector<std::size_t> order = finishing_order();
  std::vector<bool> placed(functions_.size());
  for (auto start = order.rbegin(); start != order.rend(); ++start) {
    if (placed[*start]) continue;
    members_.push_back(0);
    std::vector<std::size_t> pending{*start};
    placed[*start] = true;
    while (!pending.empty()) {
      const std::size_t function = pending.back();
      pending.pop_back();
      functions_[function].circle = members_.size() - 1;
      ++members_.back();
      for (const std::size_t caller : callers[function]) {
        if (placed[caller]) continue;
        placed[caller] = true;
        pending.push_back(caller);
      }
    }
  }
}

const Recursion::Called* Recursion::find(std::string_view function) const {
  const auto found = numbers_.find(function);
  return found == numbers_.end() ? nullptr : &functions_[found->second];
}

bool Recursion::is_recursive(std::string_view function) const {
  const Called* called = find(function);
  return called && (called->calls_itself || members_[called->circle] > 1);
}

bool Recursion::are_mutual(std::string_view a, std::string_view b) const {
  const Called *first = find(a), *second = find(b);
  return first && second && first->circle == second->circle;
}

}  // namespace tenor::spec::relax
