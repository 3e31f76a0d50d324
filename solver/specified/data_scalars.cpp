// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/data_scalars.h"

#include "spec/ir/tir/children.h"

namespace tenor::solver {
namespace {

using namespace spec;
using namespace spec::tir;

/// The variables that extents, bounds and indices are made of, of a function and of all that it
/// calls. Bodies are looked at before the values that their variables are bound to, so that one
/// pass follows every binding.
class Measures {
 public:
  Measures(const Module& module, const PrimFunc& f) : module_(module) { function(f); }
  bool contains(const Variable* v) const { return variables_.contains(v); }

 private:
  void function(const PrimFunc& f) {
    if (!begun_.insert(&f).second) return;
    statement(f.body);
    for (const Buffer* b : f.buffers)
      if (b) buffer(b);
    done_.insert(&f);
  }
  void statement(const Stmt* s) {
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    if (const auto* let = as<LetStmt>(s)) return expression(let->value, contains(let->var));
    if (const auto* store = as<BufferStore>(s)) {
      all(store->indices), one(store->predicate);
      return expression(store->value, false);
    }
    if (const auto* block = as<Block>(s)) parts(*block);
    if (const auto* declared = as<DeclBuffer>(s)) buffer(declared->buffer);
    const bool tests = s->kind == StmtKind::kIfThenElse || s->kind == StmtKind::kAssertStmt ||
                       s->kind == StmtKind::kReturn || s->kind == StmtKind::kEvaluate;
    for_each_expression(s, [&](const PrimExpr* e) { expression(e, !tests); });
  }
  void parts(const Block& b) {
    for (const IterVar* v : b.iter_vars) one(v->dom.min), one(v->dom.extent);
    for (const Buffer* allocated : b.alloc_buffers) buffer(allocated);
    for (const MatchBufferRegion* match : b.match_buffers) {
      buffer(match->buffer);
      for (const Range& range : match->source->region) one(range.min), one(range.extent);
    }
  }
  void buffer(const Buffer* b) { all(b->shape), all(b->strides), one(b->elem_offset); }

  void one(const PrimExpr* e) {
    if (e) expression(e, true);
  }
  void all(List<const PrimExpr*> list) {
    for (const PrimExpr* e : list) one(e);
  }
  void expression(const PrimExpr* e, bool measures) {
    if (const auto* v = as<Var>(e); v && measures) variables_.insert(v->variable);
    if (const auto* let = as<Let>(e)) {
      expression(let->body, measures);
      return expression(let->value, measures || contains(let->var));
    }
    const auto* call = as<Call>(e);
    if (const PrimFunc* callee = call ? called(*call) : nullptr)
      return arguments(*call, *callee, measures);
    const bool computes = !call || call->op == "assume" || call->op == "ret" ||
                          (call->builtin && call->builtin->effect == BuiltinEffect::kPure);
    const bool is_access = e->kind == ExprKind::kBufferLoad || e->kind == ExprKind::kLoad;
    measures = measures || is_access || !computes;
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand, measures); });
  }

  const PrimFunc* called(const Call& call) const {
    for (const Function& f : module_.functions)
      if (call.global_var && f.prim_func && f.name == call.op) return f.prim_func;
    return nullptr;
  }
  /// What is passed on is what the callee makes of it; where that is not known yet, a measure.
  void arguments(const Call& call, const PrimFunc& callee, bool measures) {
    function(callee);
    for (std::size_t i = 0; i < call.args.size(); ++i) {
      const bool is_known = done_.contains(&callee) && i < callee.params.size();
      expression(call.args[i], measures || !is_known || contains(callee.params[i]));
    }
  }

  const Module& module_;
  std::set<const Variable*> variables_;
  std::set<const PrimFunc*> begun_, done_;
};

}  // namespace

std::set<std::size_t> data_scalars(const Module& module, const PrimFunc& f) {
  const Measures measures(module, f);
  std::set<std::size_t> numbers;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    const DataType& type = f.params[i]->dtype;
    if (type.is_integer_scalar() && !type.is_bool() && !measures.contains(f.params[i]))
      numbers.insert(i);
  }
  return numbers;
}

}  // namespace tenor::solver
