// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/state/function_places.h"

#include <algorithm>
#include <map>
#include <set>

#include "spec/ir/children.h"
#include "spec/ir/relax/scalar.h"
#include "spec/relax/function.h"

namespace tenor::semantics::relax {

namespace ir = spec::relax;
using spec::relax::as;

class FunctionPlaces::Walk {
 public:
  Walk(FunctionPlaces& places, Layout& layout) : places_(places), layout_(layout) {}

  void function(const ir::Function& f, const ir::Variable* own_name) {
    Scope scope;
    std::swap(scope, scope_);
    const bool was_pure = is_pure_;
    is_pure_ = f.is_pure && !spec::relax::is_set(f.attrs, "relax.force_pure");
    const std::set<const spec::Variable*> known = known_;
    for (const ir::Variable* v : f.params)
      for_each_alone(v->struct_info_annotation, [&](const spec::Variable* n) { known_.insert(n); });
    places_.functions_[&f] = {places_.activations_.size() - 1, {}, own_name};
    for (const ir::Variable* v : f.params) bind(v), info(v->struct_info_annotation);
    if (own_name) bind(own_name);
    expression(f.body);
    info(f.ret_struct_info);
    auto& captures = places_.functions_[&f].captures;
    for (const spec::Node* v : scope_.used)
      if (!scope_.bound.contains(v)) captures.push_back(v);
    std::swap(scope, scope_);
    is_pure_ = was_pure;
    known_ = known;
    for (const spec::Node* v : captures) use(v);
  }

 private:
  struct Scope {
    std::set<const spec::Node*> bound;
    std::vector<const spec::Node*> used;
  };
  FunctionLayout& activation() { return places_.activations_.back(); }

  void bind(const spec::Node* v) { layout_.add(v, activation()), scope_.bound.insert(v); }
  void use(const spec::Node* v) {
    layout_.add(v, activation());
    used_at_[v] = ++uses_seen_;
    if (std::ranges::find(scope_.used, v) == scope_.used.end()) scope_.used.push_back(v);
  }

  void dimension(const spec::PrimExpr* e) {
    if (!e) return;
    layout_.add(e, activation());
    uses(e);
  }
  void uses(const spec::PrimExpr* e) {
    if (const auto* v = spec::as<spec::Var>(e)) use(v->variable);
    spec::for_each_operand(e, [&](const spec::PrimExpr* operand) { uses(operand); });
  }

  void info(const ir::StructInfo* s) {
    if (const auto* tensor = as<ir::TensorStructInfo>(s)) {
      if (tensor->shape) expression(tensor->shape);
    } else if (const auto* shape = as<ir::ShapeStructInfo>(s)) {
      if (shape->values)
        for (const spec::PrimExpr* e : *shape->values) dimension(e);
    } else if (const auto* prim = as<ir::PrimStructInfo>(s)) {
      dimension(prim->value);
    } else if (const auto* tuple = as<ir::TupleStructInfo>(s)) {
      for (const ir::StructInfo* field : tuple->fields) info(field);
    }
  }

  template <class Visit>
  static void for_each_alone(const ir::StructInfo* s, Visit&& visit) {
    const auto alone = [&](const spec::PrimExpr* e) {
      if (const auto* v = e ? spec::as<spec::Var>(e) : nullptr) visit(v->variable);
    };
    if (const auto* tensor = as<ir::TensorStructInfo>(s)) {
      if (const auto* shape = as<ir::ShapeExpr>(tensor->shape))
        std::ranges::for_each(shape->values, alone);
    } else if (const auto* shape = as<ir::ShapeStructInfo>(s)) {
      if (shape->values) std::ranges::for_each(*shape->values, alone);
    } else if (const auto* prim = as<ir::PrimStructInfo>(s)) {
      alone(prim->value);
    } else if (const auto* tuple = as<ir::TupleStructInfo>(s)) {
      for (const ir::StructInfo* field : tuple->fields) for_each_alone(field, visit);
    }
  }

  void sequence(const ir::SeqExpr& seq) {
    const std::set<const spec::Variable*> known = known_;
    auto& bound = places_.sequences_[&seq];
    std::vector<const ir::Variable*> own;
    std::vector<std::pair<std::size_t, const ir::Binding*>> ends;  // after how many uses
    const bool was_pure = is_pure_;
    for (const ir::BindingBlock* block : seq.blocks) {
      is_pure_ = was_pure || block->is_dataflow;
      for (const ir::Binding* b : block->bindings) {
        if (const auto* f = as<ir::Function>(b->value))
          function(*f, b->var);
        else
          expression(b->value);
        info(b->struct_info);
        const auto bind_new = [&](const spec::Variable* v) {
          if (known_.insert(v).second) bound.push_back(v);
        };
        for_each_alone(b->struct_info, bind_new);
        if (const spec::Variable* v = spec::relax::bound_with(b->var)) bind_new(v);
        if (b->var)
          info(b->var->struct_info_annotation), bind(b->var), used_at_[b->var] = ++uses_seen_,
                                                              own.push_back(b->var);
        ends.emplace_back(uses_seen_, b);
        places_.last_uses_[b];
      }
    }
    is_pure_ = was_pure;
    expression(seq.body);
    for (const ir::Variable* v : own) {
      const auto last =
          std::ranges::lower_bound(ends, used_at_[v], {}, [](auto& e) { return e.first; });
      if (last != ends.end()) places_.last_uses_[last->second].push_back(v);
    }
    known_ = known;
  }

  void expression(const ir::Expr* e) {
    if (!e) return;
    if (const ir::Variable* v = ir::variable_of(e)) return use(v);
    if (const auto* seq = as<ir::SeqExpr>(e)) return sequence(*seq);
    if (const auto* f = as<ir::Function>(e)) return function(*f, nullptr);
    if (const auto* shape = as<ir::ShapeExpr>(e))
      for (const spec::PrimExpr* d : shape->values) dimension(d);
    if (const auto* prim = as<ir::PrimValue>(e)) dimension(prim->value);
    if (const auto* call = as<ir::Call>(e)) {
      if (is_pure_) places_.pure_calls_.insert(call);
      expression(call->op);
      for (const ir::Expr* argument : call->args) expression(argument);
      for (const ir::StructInfo* s : call->sinfo_args) info(s);
    }
    if (const auto* tuple = as<ir::Tuple>(e))
      for (const ir::Expr* field : tuple->fields) expression(field);
    if (const auto* item = as<ir::TupleGetItem>(e)) expression(item->tuple_value);
    if (const auto* branch = as<ir::If>(e)) {
      expression(branch->cond);
      expression(branch->true_branch);
      expression(branch->false_branch);
    }
  }

  FunctionPlaces& places_;
  Layout& layout_;
  Scope scope_;
  std::map<const spec::Node*, std::size_t> used_at_;  ///< by the number of the last use
  std::size_t uses_seen_ = 0;
  std::set<const spec::Variable*> known_;  ///< shape variables that are bound by now
  bool is_pure_ = false;                   ///< has a call that stands here to be pure?
};

void FunctionPlaces::add(const spec::Module& module, Layout& layout) {
  for (const spec::Function& f : module.functions)
    if (f.relax_func) add(*f.relax_func, layout);
}

void FunctionPlaces::add(const ir::Function& function, Layout& layout) {
  activations_.emplace_back();
  Walk(*this, layout).function(function, nullptr);
}

}  // namespace tenor::semantics::relax
