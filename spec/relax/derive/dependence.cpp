// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/dependence.h"

#include <unordered_map>
#include <unordered_set>

#include "spec/relax/children.h"

namespace tenor::spec::relax {
namespace {

bool is_open(const spec::Function& f) { return f.relax_func && !f.relax_func->ret_struct_info; }

/// A depth-first search with a stack of its own.
class Search {
 public:
  explicit Search(const Module& module) {
    for (const spec::Function& f : module.functions)
      if (is_open(f)) by_name_.try_emplace(f.name, &f);
  }

  void from(const spec::Function* f) {
    enter(f);
    while (!stack_.empty()) {
      Visit& visit = stack_.back();
      if (visit.next == visit.uses.size()) {
        order_.push_back(visit.function);
        stack_.pop_back();
      } else {
        enter(visit.uses[visit.next++]);
      }
    }
  }
  std::vector<const spec::Function*> take() { return std::move(order_); }

 private:
  struct Visit {
    const spec::Function* function;
    std::vector<const spec::Function*> uses;
    std::size_t next = 0;
  };
  void enter(const spec::Function* f) {
    if (!seen_.insert(f).second) return;
    Visit visit{f, {}, 0};
    for_each_expression_in(f->relax_func, [&](const Expr* e) {
      const auto* global = as<GlobalVar>(e);
      const auto used = global ? by_name_.find(global->name_hint) : by_name_.end();
      if (used != by_name_.end()) visit.uses.push_back(used->second);
    });
    stack_.push_back(std::move(visit));
  }

  std::unordered_map<std::string_view, const spec::Function*> by_name_;
  std::unordered_set<const spec::Function*> seen_;
  std::vector<Visit> stack_;
  std::vector<const spec::Function*> order_;
};

}  // namespace

std::vector<const spec::Function*> order_of_derivation(const Module& module) {
  Search search(module);
  for (const spec::Function& f : module.functions)
    if (is_open(f)) search.from(&f);
  std::vector<const spec::Function*> order = search.take();
  for (const spec::Function& f : module.functions)
    if (f.relax_func && !is_open(f)) order.push_back(&f);
  return order;
}

}  // namespace tenor::spec::relax
