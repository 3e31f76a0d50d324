// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/state/views.h"

#include <algorithm>
#include <map>
#include <set>

#include "semantics/relax/state/view_operators.h"
#include "semantics/relax/state/written_parameters.h"
#include "spec/relax/children.h"

namespace tenor::semantics::relax {
namespace {

namespace ir = spec::relax;

/// Which values may be one tensor, in one set each, whatever the order of statements.
class Sharing {
 public:
  Sharing(const spec::Module& module, const ir::Function* f) : module_(module) {
    enter(f);
    for (std::size_t i = 0; i < pending_.size(); ++i) {
      const ir::Function* next = pending_[i];
      ir::for_each_expression_in(next->body, [&](const ir::Expr* e) { expression(e); });
    }
  }
  ObservableViews observable() {
    std::set<const void*> written;
    for (const ir::Expr* e : written_) written.insert(root(e));
    ObservableViews all;
    std::set<std::string_view> names;
    for (const ir::Call* call : views_) {
      if (!written.contains(root(call))) continue;
      if (!all.first || call->id < all.first->id) all.first = call;
      names.insert(ir::as<ir::Op>(call->op)->op_name);
    }
    for (const std::string_view name : names)
      all.names += (all.names.empty() ? "R." : ", R.") + std::string(name);
    return all;
  }

 private:
  void enter(const ir::Function* f) {
    if (entered_.insert(f).second) pending_.push_back(f);
  }
  /// A use of a variable is that variable.
  static const void* key(const ir::Expr* e) {
    const ir::Variable* v = ir::variable_of(e);
    return v ? static_cast<const void*>(v) : e;
  }
  const void* find(const void* key) {
    const auto above = above_.find(key);
    return above == above_.end() ? key : above->second = find(above->second);
  }
  const void* root(const ir::Expr* e) { return find(key(e)); }
  void unite(const void* a, const void* b) {
    if (find(a) != find(b)) above_[find(a)] = find(b);
  }
  void unite(const ir::Expr* a, const ir::Expr* b) {
    if (a && b) unite(key(a), key(b));
  }

  void expression(const ir::Expr* e) {
    if (const auto* tuple = ir::as<ir::Tuple>(e))
      for (const ir::Expr* field : tuple->fields) unite(e, field);
    if (const auto* item = ir::as<ir::TupleGetItem>(e)) unite(e, item->tuple_value);
    if (const auto* branch = ir::as<ir::If>(e)) {
      unite(e, branch->true_branch);
      unite(e, branch->false_branch);
    }
    if (const auto* seq = ir::as<ir::SeqExpr>(e)) {
      for (const ir::BindingBlock* block : seq->blocks)
        for (const ir::Binding* b : block->bindings)
          if (b->var) unite(b->var, key(b->value));
      unite(e, seq->body);
    }
    if (const auto* of = ir::as<ir::Call>(e)) call(*of);
  }
  void call(const ir::Call& e) {
    const auto* op = ir::as<ir::Op>(e.op);
    if (op && may_give_view(op->op_name) && !e.args.empty()) {
      unite(&e, e.args[0]);
      views_.push_back(&e);
    }
    if (op && (op->op_name == "call_tir_inplace" || op->op_name == "call_inplace_packed"))
      for (const ir::Expr* argument : e.args.subspan(std::min<std::size_t>(1, e.args.size()))) {
        unite(&e, argument);
        written_.push_back(argument);
      }
    if (!op) call_function(e);
  }
  void call_function(const ir::Call& e) {
    const auto* name = ir::as<ir::GlobalVar>(e.op);
    const auto callee = std::ranges::find_if(module_.functions, [&](const spec::Function& f) {
      return name && f.name == name->name_hint;
    });
    const bool is_known = callee != module_.functions.end();
    if (is_known && callee->relax_func) {
      enter(callee->relax_func);
      unite(&e, callee->relax_func->body);
      for (std::size_t i = 0; i < std::min(e.args.size(), callee->relax_func->params.size()); ++i)
        unite(key(e.args[i]), callee->relax_func->params[i]);
    } else if (is_known && callee->prim_func) {
      const std::vector<bool> written = written_parameters(*callee->prim_func);
      for (std::size_t i = 0; i < std::min(e.args.size(), written.size()); ++i)
        if (written[i]) written_.push_back(e.args[i]);
    } else {
      for (const ir::Expr* argument : e.args) unite(&e, argument);
    }
  }

  const spec::Module& module_;
  std::map<const void*, const void*> above_;
  std::set<const ir::Function*> entered_;
  std::vector<const ir::Function*> pending_;
  std::vector<const ir::Call*> views_;
  std::vector<const ir::Expr*> written_;
};

}  // namespace

ObservableViews observable_views(const spec::Module& module, const ir::Function* f) {
  return Sharing(module, f).observable();
}

}  // namespace tenor::semantics::relax
