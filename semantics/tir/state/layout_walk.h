// SPDX-License-Identifier: Apache-2.0
// How a layout is made: the walk over a function. Included by layout.cpp alone.
#pragma once

#include <algorithm>
#include <set>

#include "semantics/tir/state/combiner.h"
#include "semantics/tir/state/layout.h"
#include "semantics/tir/state/plain.h"
#include "semantics/tir/state/view_ref.h"
#include "spec/ir/tir/children.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

/// Deeper expressions are evaluated frame by frame, whatever the granularity.
inline constexpr int kMaxFusedDepth = 500;

inline bool call_has_effect(const spec::Call& call) {
  if (call.global_var || !call.builtin) return true;
  const BuiltinEffect effect = call.builtin->effect;
  return call.builtin->scope != BuiltinScope::kMeaning || effect == BuiltinEffect::kControlJump ||
         effect == BuiltinEffect::kUpdateState || effect == BuiltinEffect::kOpaque;
}

/// One walk over a function gives its nodes what the layout knows of them.
class Layout::Walk {
 public:
  static constexpr std::uint32_t kNone = kNoSlot;

  Walk(Layout& layout, FunctionLayout& function) : layout_(layout), function_(function) {}

  void parameter(const Variable* v) { variable(v); }
  void parameter(const Buffer* b) {
    declare(b);
    Parts& parts = function_.parameter_parts;
    parts.insert(parts.end(), b->shape.begin(), b->shape.end());
    parts.insert(parts.end(), b->strides.begin(), b->strides.end());
    if (b->elem_offset) parts.push_back(b->elem_offset);
  }

  void variables_alone(const Buffer* b) {
    binding_ = b->id;
    const auto alone = [this](const PrimExpr* e) {
      if (const auto* v = as<Var>(e)) variable(v->variable);
    };
    for (const PrimExpr* e : b->shape) alone(e);
    for (const PrimExpr* e : b->strides) alone(e);
    alone(b->elem_offset);
    binding_ = 0;
  }

  void statement(const Stmt* s) {
    if (!s) return;
    deepest_ = 0;
    bindings(s);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    layout_.fusable_[s->id] = deepest_ <= kMaxFusedDepth;
    const auto* attribute = as<AttrStmt>(s);
    const CommReducer* around = reducer_;
    if (attribute && attribute->node.reducer) reducer_ = attribute->node.reducer;
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    reducer_ = around;
    // A BlockRealize evaluates the domains that its block declares.
    if (const auto* r = as<BlockRealize>(s))
      layout_.fusable_[s->id] = layout_.fusable_[s->id] && layout_.fusable_[r->block->id];
  }

  /// All of what a matrix instruction does.
  void instruction(const Stmt* s) {
    statement(s);
    mark(s);
  }

  void outside(const PrimExpr* e) { expression(e); }
  void finish(const PrimFunc* f) { layout_.fusable_[f->id] = deepest_ <= kMaxFusedDepth; }

 private:
  void mark(const Stmt* s) {
    layout_.of_instruction_[s->id] = 1;
    const auto* declared = as<DeclBuffer>(s);
    const Type* type = declared ? declared->buffer->data->type_annotation : nullptr;
    if (type &&
        (type->storage_scope.starts_with("wmma.") || type->storage_scope == "metal.simdgroup"))
      layout_.of_instruction_[declared->buffer->id] = 1;
    for_each_substatement(s, [&](const Stmt* child) { mark(child); });
  }

  /// Returns the depth of `e`, and kMaxFusedDepth + 1 where it cannot be fused.
  int expression(const PrimExpr* e) {
    int depth = 0;
    if (const auto* load = as<BufferLoad>(e)) {
      use(load->buffer);
      if (layout_.undeclared_[load->buffer->id]) depth = kMaxFusedDepth;
    }
    if (const auto* v = as<Var>(e)) {
      variable(v->variable);
      layout_.slots_[v->id] = layout_.slots_[v->variable->id];
    }
    if (const auto* let = as<Let>(e)) variable(let->var);
    const auto* call = as<Call>(e);
    bool effect = call && call_has_effect(*call);
    if (call && reducer_) reduction(*call);
    if (call && !launched_name(*call).empty()) launch(*call);
    for_each_operand(e, [&](const PrimExpr* operand) {
      depth = std::max(depth, expression(operand));
      effect = effect || layout_.effects_[operand->id];
    });
    layout_.effects_[e->id] = effect;
    if (effect) depth = kMaxFusedDepth;
    depth = std::min(depth + 1, kMaxFusedDepth + 1);
    layout_.fusable_[e->id] = depth <= kMaxFusedDepth;
    deepest_ = std::max(deepest_, depth);
    return depth;
  }

  /// Values of threads that are combined: in which variables, and which take the results.
  void reduction(const Call& call) {
    if (!combines_values_of(*reducer_, call)) return;
    layout_.reducers_.emplace(&call, reducer_);
    for (const List<const Variable*>& side : {reducer_->lhs, reducer_->rhs})
      for (const Variable* v : side) variable(v);
    for (const PrimExpr* e : reducer_->result) expression(e);
    for (const BufferStore* store : call.stores) expression(store->value);
  }

  void launch(const Call& call) {
    for (const Function& f : layout_.functions_at(&call))
      if (f.prim_func && f.name == launched_name(call))
        if (auto launch = launch_of(call, *f.prim_func))
          layout_.launches_.emplace(&call, std::move(*launch));
  }

  void variable(const Variable* v) {
    if (!v || layout_.slots_[v->id] != kNone) return;
    layout_.binder_[v->id] = binding_;
    layout_.slots_[v->id] = function_.environment;
    function_.environment += v->dtype.is_handle() ? 1 : std::max<std::uint32_t>(1, v->dtype.lanes);
  }

  void place(const Buffer* b) {
    if (layout_.slots_[b->id] != kNone) return;
    layout_.slots_[b->id] = function_.views;
    function_.views += ViewRef<std::int64_t>::words(b->shape.size());
    variable(b->data);
    binding_ = b->id;
    for (const PrimExpr* e : b->shape) expression(e);
    for (const PrimExpr* e : b->strides) expression(e);
    if (b->elem_offset) expression(b->elem_offset);
    binding_ = 0;
  }

  void declare(const Buffer* b) { layout_.undeclared_[b->id] = 0, place(b); }

  void use(const Buffer* b) {
    if (layout_.slots_[b->id] == kNone) layout_.undeclared_[b->id] = 1;
    place(b);
  }

  void range(const Range& r) {
    if (r.min) expression(r.min);
    if (r.extent) expression(r.extent);
  }

  void iter_var(const IterVar* iv) {
    if (!iv) return;
    variable(iv->var);
    range(iv->dom);
  }

  void bindings(const Stmt* s) {
    if (const auto* let = as<LetStmt>(s)) variable(let->var);
    if (const auto* a = as<AttrStmt>(s)) {
      variable(a->node.variable);
      iter_var(a->node.iter_var);
    }
    if (const auto* st = as<BufferStore>(s)) use(st->buffer);
    if (const auto* r = as<BufferRealize>(s)) realize(*r);
    if (const auto* a = as<Allocate>(s)) variable(a->buffer_var);
    if (const auto* a = as<AllocateConst>(s)) variable(a->buffer_var);
    if (const auto* d = as<DeclBuffer>(s)) declare(d->buffer);
    if (const auto* f = as<For>(s)) variable(f->loop_var), loops_[f->loop_var] = f;
    if (const auto* r = as<BlockRealize>(s)) {
      reduction(*r);
      layout_.order_matters_[r->id] = order_matters(*r);
    }
    if (const auto* b = as<Block>(s)) block(*b);
  }

  /// Which loops reduce, and what (TIR-D9).
  void reduction(const BlockRealize& r) {
    if (!r.block->init) return;
    std::set<const For*> reduced, others;
    for (std::size_t i = 0; i < r.values.size() && i < r.block->iter_vars.size(); ++i) {
      const bool reduces = r.block->iter_vars[i]->iter_type == IterVarType::kCommReduce;
      loops_of(r.values[i], reduces ? reduced : others);
    }
    for (const For* loop : reduced)
      if (!others.contains(loop)) layout_.reductions_.emplace(loop, &r);
  }
  void loops_of(const PrimExpr* e, std::set<const For*>& found) const {
    const auto* v = as<Var>(e);
    const auto loop = v ? loops_.find(v->variable) : loops_.end();
    if (loop != loops_.end()) found.insert(loop->second);
    for_each_operand(e, [&](const PrimExpr* operand) { loops_of(operand, found); });
  }

  void realize(const BufferRealize& r) {
    declare(r.buffer);
    layout_.realized_[r.buffer->id] = layout_.readings_.include(spec::intended("TIR-D43"));
    keep_ranges(r, r.bounds);
  }

  /// Minimum and extent of each, as the parts of the node.
  void keep_ranges(const Node& node, List<Range> ranges) {
    Parts parts;
    for (const Range& r : ranges) {
      range(r);
      parts.insert(parts.end(), {r.min, r.extent});
    }
    layout_.index_[node.id] = static_cast<std::uint32_t>(layout_.parts_.size());
    layout_.parts_.push_back(std::move(parts));
  }

  void block(const Block& b) {
    Parts domains, shapes, starts;
    const auto keep = [](Parts& parts, const PrimExpr* e) {
      if (e && !as<IntImm>(e)) parts.push_back(e);
    };
    for (const IterVar* iv : b.iter_vars) {
      iter_var(iv);
      keep(domains, iv->dom.min), keep(domains, iv->dom.extent);
      if (iv->iter_type == IterVarType::kCommReduce) keep(starts, iv->dom.min);
    }
    for (const Buffer* buffer : b.alloc_buffers) {
      declare(buffer);
      shapes.insert(shapes.end(), buffer->shape.begin(), buffer->shape.end());
    }
    layout_.index_[b.id] = static_cast<std::uint32_t>(layout_.parts_.size());
    layout_.parts_.insert(layout_.parts_.end(), {domains, shapes, starts});
    for (const MatchBufferRegion* m : b.match_buffers) match(*m);
    for (const BufferRegion* r : b.reads) declared(*r);
    for (const BufferRegion* r : b.writes) declared(*r);
  }

  /// What a block declares, nothing evaluates as the program runs (TIR-D76); whoever holds a run
  /// against it may, where all its variables are bound.
  void declared(const BufferRegion& region) {
    const int deepest = deepest_;
    for (const Range& r : region.region)
      for (const PrimExpr* e : {r.min, r.extent})
        if (is_bound(e)) expression(e);
    deepest_ = deepest;
  }
  /// Is it of variables that are bound by now, and of no memory?
  bool is_bound(const PrimExpr* e) const {
    if (e->kind == ExprKind::kBufferLoad || e->kind == ExprKind::kLet) return false;
    if (const auto* v = as<Var>(e)) return layout_.slots_[v->variable->id] != kNone;
    bool all = true;
    for_each_operand(e, [&](const PrimExpr* operand) { all = all && is_bound(operand); });
    return all;
  }

  void match(const MatchBufferRegion& m) {
    use(m.source->buffer);
    keep_ranges(m, m.source->region);
    declare(m.buffer);
  }

  Layout& layout_;
  FunctionLayout& function_;
  std::unordered_map<const Variable*, const For*> loops_;
  const CommReducer* reducer_ = nullptr;  ///< of the attribute around
  int deepest_ = 0;                       ///< expression of the current node
  NodeId binding_ = 0;  ///< the buffer whose parts are walked: what is new there, it binds
};

}  // namespace tenor::semantics
